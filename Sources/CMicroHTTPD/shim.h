#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

// What a server is started with. The library's own call takes a list of arguments without end, which
// Swift can't give.
struct server_options {
  unsigned int connections;
  unsigned int seconds;
  size_t memory;
  size_t stack;
};

// Leaves percent signs in addresses as they are: nothing of ours is named with one, and a byte 0 would end
// a path before its end.
static inline size_t keep_percent_signs(
    void *_Nullable owner, struct MHD_Connection *_Nonnull connection, char *_Nonnull text) {
  (void)owner;
  (void)connection;
  return strlen(text);
}

// Listens at 127.0.0.1 or ::1 alone; gives nothing where the port is taken or there is no such address.
static inline struct MHD_Daemon *_Nullable start_server(
    int six, uint16_t port, struct server_options options,
    MHD_AccessHandlerCallback _Nonnull handle, MHD_RequestCompletedCallback _Nonnull complete,
    void *_Nonnull owner) {
  struct sockaddr_in four_address;
  struct sockaddr_in6 six_address;
  memset(&four_address, 0, sizeof four_address);
  four_address.sin_family = AF_INET;
  four_address.sin_port = htons(port);
  four_address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  memset(&six_address, 0, sizeof six_address);
  six_address.sin6_family = AF_INET6;
  six_address.sin6_port = htons(port);
  six_address.sin6_addr = in6addr_loopback;
  const struct sockaddr *address =
      six ? (const struct sockaddr *)&six_address : (const struct sockaddr *)&four_address;
  return MHD_start_daemon(
      MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_ITC |
          (six ? MHD_USE_IPv6 : 0),
      port, NULL, NULL, handle, owner, MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_NOTIFY_COMPLETED,
      complete, owner, MHD_OPTION_UNESCAPE_CALLBACK, keep_percent_signs, NULL,
      MHD_OPTION_CONNECTION_LIMIT, options.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options.seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      options.memory, MHD_OPTION_THREAD_STACK_SIZE, options.stack, MHD_OPTION_END);
}

#endif
