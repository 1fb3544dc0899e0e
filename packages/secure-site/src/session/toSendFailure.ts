import { FrameFailure } from './FrameFailure.ts'
import { SiteRefusal } from './SiteRefusal.ts'

/** A wait of half a minute is that between two codes; a longer one is a limit. */
const longestCooldown = 30

/** What the page learns if a mail was not sent. */
export function toSendFailure(error: unknown): unknown {
  if (!(error instanceof SiteRefusal)) return error
  const { code, message, seconds } = error
  if (code === 'invalid_request') return new FrameFailure('login.emailInvalid', message)
  if (code === 'upstream_failed' || code === 'upstream_timeout') return new FrameFailure('login.unavailable', message)
  if (code !== 'rate_limited') return error
  const isCooldown = seconds !== undefined && seconds <= longestCooldown
  return new FrameFailure(isCooldown ? 'login.cooldown' : 'login.limited', message, { seconds })
}
