// A library that is loaded before a program under test, and makes its writing fail where it is
// told to. It has no functions of its own to call: see FaultShim.c.
