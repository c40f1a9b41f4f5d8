import Commands

Daybook.run()
