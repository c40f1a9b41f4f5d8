#ifndef CNETTLE_SHIM_H
#define CNETTLE_SHIM_H

#include <nettle/sha2.h>
#include <nettle/version.h>

// Writes the 32 bytes of the digest; from version 4 on, nettle asks for no length.
static inline void sha256_finish(struct sha256_ctx *_Nonnull state, uint8_t *_Nonnull digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(state, digest);
#else
  sha256_digest(state, SHA256_DIGEST_SIZE, digest);
#endif
}

#endif
