import { toPeerError } from './messages/toPeerError.ts'
import type { SignContext } from './SignContext.ts'

const method = 'wc_sessionPing'

/** How long to wait for the answer to a ping, in seconds. */
const pingTtl = 30

/** Checks that the wallet of a session answers. Rejects if not. */
export async function ping(
  { sessions, channel, clock }: SignContext,
  { topic, signal }: { readonly topic: string; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  sessions.require(topic)
  const expiresAt = clock.now() + pingTtl * 1_000
  const { id, answer } = channel.ask({ topic, method, params: {}, expiresAt, ttl: pingTtl, signal })
  // Other tabs of the app receive it too, and must not answer in place of the wallet.
  sessions.claim(topic, `${id}`)
  const outcome = await answer
  if ('fault' in outcome) throw toPeerError(outcome.fault, { action: 'request', method })
}
