import { verifyLoginDevice } from '@latchkey/protocol/embedded'
import type { SiteClient } from './createSiteClient.ts'
import { waitForLogin } from './waitForLogin.ts'

/**
 * Waits until the visitor has confirmed the link of a mail, and returns the login.
 *
 * @param parameters.attempt the secret of the attempt.
 * @param parameters.life how long the link is valid, in s.
 * @throws as `waitForLogin`; SiteRefusal, for example if the number was wrong.
 */
export function waitForDevice(parameters: {
  readonly client: SiteClient
  readonly attempt: string
  readonly life: number
  readonly keep: 'cookie' | 'memory'
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly signal: AbortSignal
}) {
  const { attempt, client, keep, life, setTimer, signal } = parameters
  return waitForLogin({
    ask: async (asking) => (await client.call(verifyLoginDevice, { body: { attempt, keep }, signal: asking })).session,
    life,
    setTimer,
    signal,
  })
}
