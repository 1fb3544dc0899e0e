import type { SiwxSession } from '@latchkey/siwx'

/** A verified sign-in, and when it ends, in ms since the epoch. */
export interface KeptSession extends SiwxSession {
  readonly endsAt: number
}

interface Store {
  readonly nonces: Map<string, number>
  readonly visits: Map<string, readonly KeptSession[]>
}

/** How long a visitor may take to sign, in ms. */
const nonceLife = 600_000

// The frameworks load a module more than once in development, so the memory is kept on `globalThis`. It belongs to this process:
// with several, or to survive restarts, keep nonces and visits in a database or in Redis instead.
const scope: typeof globalThis & { latchkeyStore?: Store } = globalThis
const { nonces, visits } = (scope.latchkeyStore ??= createStore())

/** Returns a new nonce for one sign-in. */
export function addNonce(): string {
  const now = Date.now()
  for (const [nonce, endsAt] of nonces) if (endsAt <= now) nonces.delete(nonce)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  nonces.set(nonce, now + nonceLife)
  return nonce
}

/** Uses a nonce up. Returns whether it was valid. */
export function takeNonce(nonce: string): boolean {
  const endsAt = nonces.get(nonce)
  return nonces.delete(nonce) && endsAt !== undefined && endsAt > Date.now()
}

/** Returns the valid sign-ins of a visit. */
export function getSessions(visit: string): readonly KeptSession[] {
  return (visits.get(visit) ?? []).filter(({ endsAt }) => endsAt > Date.now())
}

/** Replaces the sign-ins of a visit under a new id, so that an id that an attacker has planted or seen is worthless. Returns the id. */
export function setSessions(visit: string, sessions: readonly KeptSession[]): string {
  for (const id of [...visits.keys()]) if (id === visit || getSessions(id).length === 0) visits.delete(id)
  if (sessions.length === 0) return ''
  const id = crypto.randomUUID()
  visits.set(id, sessions)
  return id
}

function createStore(): Store {
  return { nonces: new Map(), visits: new Map() }
}
