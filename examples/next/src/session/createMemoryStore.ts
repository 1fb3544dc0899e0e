import type { KeptSession, SignInStore } from './SignInStore.ts'

/** How often visitors whose sign-ins have expired are deleted, in ms. */
const sweepEvery = 60_000

/** Stores everything in the memory of this process. Expired entries are deleted while others are added. */
export function createMemoryStore(): SignInStore {
  const nonces = new Map<string, number>()
  let sweptAt = Date.now()
  const visitors = new Map<string, readonly KeptSession[]>()
  const selectLiving = (sessions: readonly KeptSession[] = []): readonly KeptSession[] =>
    sessions.filter(({ expiresAt }) => expiresAt > Date.now())

  return {
    async addNonce(nonce, expiresAt) {
      // They expire in the order in which they were added.
      for (const [other, end] of nonces) {
        if (end > Date.now()) break
        nonces.delete(other)
      }
      nonces.set(nonce, expiresAt)
    },
    async takeNonce(nonce) {
      const end = nonces.get(nonce)
      nonces.delete(nonce)
      return end !== undefined && end > Date.now()
    },
    async getSessions(visitorId) {
      return selectLiving(visitors.get(visitorId))
    },
    async setSessions(visitorId, sessions) {
      if (Date.now() - sweptAt >= sweepEvery) {
        sweptAt = Date.now()
        for (const [other, kept] of visitors) if (selectLiving(kept).length === 0) visitors.delete(other)
      }
      if (sessions.length === 0) visitors.delete(visitorId)
      else visitors.set(visitorId, sessions)
    },
  }
}
