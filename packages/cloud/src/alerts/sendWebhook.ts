import { type IncomingMessage, request } from 'node:http'
import type { Connect } from '../images/connectTo.ts'
import { findPublicTarget } from '../images/findPublicTarget.ts'
import type { ResolveName } from '../images/resolveName.ts'
import { constants } from './constants.ts'
import { judgeWebhookUrl, type WebhookPolicy } from './judgeWebhookUrl.ts'

/** How the host of a webhook is found and connected to. */
export interface WebhookNetwork {
  readonly resolve: ResolveName
  readonly connect: Connect
}

/**
 * Posts a message. Connects only to public addresses, unless the operator has named the host: a host is looked up once, all its addresses are
 * checked, and the connection goes to one of these, whatever the name resolves to by then. A redirect is not followed, and of the answer
 * only the status is read.
 *
 * @returns why it failed; `undefined` if the receiver has accepted it with a status from 200 to 299.
 */
export async function sendWebhook(parameters: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly policy: WebhookPolicy
  readonly network: WebhookNetwork
  /** Ends it when the node stops. */
  readonly signal: AbortSignal
  /** For everything, in ms. */
  readonly timeLimit?: number | undefined
}): Promise<string | undefined> {
  const { network, policy, timeLimit = constants.webhookTimeout } = parameters
  const url = new URL(parameters.url)
  const verdict = judgeWebhookUrl(url, policy)
  if (verdict.kind === 'refused') return verdict.reason
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeLimit)
  const signal = AbortSignal.any([ending.signal, parameters.signal])
  try {
    const target = await findPublicTarget({ url, isGateway: verdict.isTrusted }, network.resolve, signal)
    if (target === 'address_not_public')
      return 'The host has an address that is not public. LATCHKEY_ALERT_HOSTS can name it.'
    if (typeof target === 'string') return 'The host was not found.'
    const status = await post({ ...parameters, url, signal, createConnection: () => network.connect(target) })
    if (status >= 200 && status < 300) return undefined
    if (status >= 300 && status < 400)
      return `The receiver answered ${status}, a redirect, which is not followed. Set the URL that it leads to.`
    return `The receiver answered ${status}.`
  } catch {
    return ending.signal.aborted
      ? `The receiver did not answer within ${timeLimit / 1_000} seconds.`
      : 'The receiver cannot be reached.'
  } finally {
    clearTimeout(timer)
    // Ends a look-up that is still open.
    ending.abort()
  }
}

/** Posts over a connection of its own, which is closed with the first line of the answer. Rejects if it fails or `signal` aborts. */
async function post(parameters: {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly createConnection: () => ReturnType<Connect>
  readonly signal: AbortSignal
}): Promise<number> {
  const { body, createConnection, headers, signal, url } = parameters
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const message = request({
      createConnection,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'latchkey-cloud',
        connection: 'close',
      },
      maxHeaderSize: 16_384,
      signal,
    })
    message.once('response', resolve)
    // Also later errors, after the response has begun.
    message.on('error', reject)
    message.end(body)
  })
  response.destroy()
  return response.statusCode ?? 0
}
