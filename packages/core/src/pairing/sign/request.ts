import type { PairingRequestParameters } from '../../adapter/PairingClient.ts'
import { checkRequest, requestExpiry } from './checkRequest.ts'
import { toPeerError } from './messages/toPeerError.ts'
import type { SignContext } from './SignContext.ts'

/**
 * Sends a request to the wallet of a session and waits for its answer.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/rpc-methods#wc_sessionrequest
 */
export async function request(context: SignContext, parameters: PairingRequestParameters): Promise<unknown> {
  const { sessions, channel, clock } = context
  const { topic, chainId, method, params, expirySeconds = requestExpiry.min, signal } = parameters
  const { grants } = sessions.require(topic)
  checkRequest(grants, parameters)
  const expiryTimestamp = Math.floor(clock.now() / 1_000) + expirySeconds
  const { answer } = channel.ask({
    topic,
    method: 'wc_sessionRequest',
    params: { request: { method, params, expiryTimestamp }, chainId },
    expiresAt: clock.now() + expirySeconds * 1_000,
    ttl: expirySeconds,
    isAttested: true,
    signal,
  })
  const outcome = await answer
  if ('fault' in outcome) throw toPeerError(outcome.fault, { action: 'request', method, networkId: chainId })
  return outcome.result
}
