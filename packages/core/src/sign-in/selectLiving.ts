import type { SiwxSession } from '@latchkey/protocol/siwx'

/** Sessions whose time is not over, and when the first of them ends, in ms since the epoch: `Infinity` if none does. */
export function selectLiving(
  sessions: readonly SiwxSession[],
  now: number,
): { readonly living: readonly SiwxSession[]; readonly endsAt: number } {
  const living = sessions.filter((session) => toEnd(session) > now)
  return { living, endsAt: Math.min(...living.map(toEnd)) }
}

/** A time that cannot be read is no time: whoever verifies has taken the session. */
function toEnd({ data: { expirationTime } }: SiwxSession): number {
  const end = expirationTime === undefined ? Number.NaN : Date.parse(expirationTime)
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}
