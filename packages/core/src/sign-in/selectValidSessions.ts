import type { SiwxSession } from '@latchkey/protocol/siwx'

/** Returns the sessions that have not expired, and the first expiry in ms since the epoch (`Infinity` if none expires). */
export function selectValidSessions(
  sessions: readonly SiwxSession[],
  now: number,
): { readonly valid: readonly SiwxSession[]; readonly endsAt: number } {
  const valid = sessions.filter((session) => toEnd(session) > now)
  return { valid, endsAt: Math.min(...valid.map(toEnd)) }
}

/** An unreadable time counts as no expiry, because the verifier has accepted the session. */
function toEnd({ data: { expirationTime } }: SiwxSession): number {
  const end = expirationTime === undefined ? Number.NaN : Date.parse(expirationTime)
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}
