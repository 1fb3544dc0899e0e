import { verifyLoginDevice } from '@latchkey/protocol/embedded'
import type { SiteClient } from './createSiteClient.ts'
import { FrameFailure } from './FrameFailure.ts'
import { rest } from './rest.ts'
import { SiteRefusal } from './SiteRefusal.ts'

/** How long after an answer the server is asked again, in s. */
const pause = 2

/** Failures after which the link is as good as before. */
const passing: readonly string[] = ['unreachable', 'internal', 'rate_limited']

/**
 * Waits until the visitor has confirmed the link of a mail, and returns the login. A connection that is lost for a while ends nothing.
 *
 * @param parameters.life how long the link is valid, in s.
 * @throws FrameFailure `login.codeExpired` after that time; SiteRefusal, for example if the number was wrong; the signal's reason.
 */
export async function waitForDevice(parameters: {
  readonly client: SiteClient
  /** The secret of the attempt. */
  readonly attempt: string
  readonly life: number
  readonly keep: 'cookie' | 'memory'
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly signal: AbortSignal
}) {
  const { attempt, client, keep, life, setTimer } = parameters
  const over = new AbortController()
  const end = setTimer(
    () => over.abort(new FrameFailure('login.codeExpired', 'The link of the mail has expired.')),
    life * 1_000,
  )
  const signal = AbortSignal.any([parameters.signal, over.signal])
  try {
    for (;;) {
      let seconds = pause
      try {
        const { session } = await client.call(verifyLoginDevice, { body: { attempt, keep }, signal })
        if (session !== undefined) return session
      } catch (error) {
        if (!(error instanceof SiteRefusal) || !passing.includes(error.code)) throw error
        seconds = Math.max(pause, error.seconds ?? 0)
      }
      await rest(seconds * 1_000, { setTimer, signal })
    }
  } finally {
    end()
  }
}
