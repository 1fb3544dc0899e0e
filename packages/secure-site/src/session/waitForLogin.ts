import { FrameFailure } from './FrameFailure.ts'
import { rest } from './rest.ts'
import { SiteRefusal } from './SiteRefusal.ts'

/** How long after an answer the server is asked again, in s. */
const pause = 2

/** Failures after which the login is as possible as before. */
const passing: readonly string[] = ['unreachable', 'internal', 'rate_limited']

/**
 * Waits until the visitor has confirmed a login elsewhere: by the link of a mail, or in a Farcaster client. A connection that is lost for
 * a while ends nothing.
 *
 * @param parameters.ask asks the server; `undefined` until the visitor has confirmed.
 * @param parameters.life how long the visitor has, in s.
 * @throws FrameFailure `login.codeExpired` after that time; what `ask` throws; the signal's reason.
 */
export async function waitForLogin<login>(parameters: {
  readonly ask: (signal: AbortSignal) => Promise<login | undefined>
  readonly life: number
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly signal: AbortSignal
}): Promise<login> {
  const { ask, life, setTimer } = parameters
  const over = new AbortController()
  const end = setTimer(
    () => over.abort(new FrameFailure('login.codeExpired', 'The time to confirm the login is over.')),
    life * 1_000,
  )
  const signal = AbortSignal.any([parameters.signal, over.signal])
  try {
    for (;;) {
      let seconds = pause
      try {
        const login = await ask(signal)
        if (login !== undefined) return login
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
