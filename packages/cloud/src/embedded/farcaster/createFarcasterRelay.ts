import { literal, maxLength, minLength, nullish, object, pipe, safeParse, string, union } from 'valibot'
import { isLoopbackHost } from '../../config/isLoopbackHost.ts'
import { sendRequest } from '../../upstream/http/sendRequest.ts'

const text = (length: number) => pipe(string(), minLength(1), maxLength(length))

const openedSchema = object({ channelToken: text(512), url: text(2_048) })

const statusSchema = union([
  object({
    state: literal('completed'),
    message: text(4_096),
    /** Hexadecimal: that of a contract can be long. */
    signature: text(16_384),
    username: nullish(string()),
  }),
  object({ state: literal('pending') }),
])

/** What the relay passes on from the client of the visitor. */
export interface FarcasterAnswer {
  readonly state: 'completed'
  /** The text that was signed (EIP-4361). */
  readonly message: string
  readonly signature: string
  /** By the word of the relay alone. */
  readonly username?: string | null | undefined
}

/** The relay between this cloud and the client of a visitor (FIP-11). */
export interface FarcasterRelay {
  /** Opens a channel; `undefined` if the relay does not answer as described. */
  open(parameters: {
    /** Who the visitor signs in to: host, and the address of the message. */
    readonly domain: string
    readonly siweUri: string
    readonly nonce: string
    readonly signal: AbortSignal
  }): Promise<{ readonly token: string; readonly url: string } | undefined>
  /**
   * Reads a channel. `gone` if the relay does not know it any more; `unknown` while the relay does not answer as described, which may
   * pass.
   */
  read(parameters: {
    readonly token: string
    readonly signal: AbortSignal
  }): Promise<FarcasterAnswer | { readonly state: 'pending' | 'gone' | 'unknown' }>
}

/**
 * Creates the client of a relay.
 *
 * @param parameters.url without a slash at the end.
 * @param parameters.timeout of one request, in ms.
 */
export function createFarcasterRelay(parameters: { readonly url: string; readonly timeout: number }): FarcasterRelay {
  const { timeout, url } = parameters
  const isLocal = isLoopbackHost(new URL(url).hostname)
  const limits = { timeout, bytesAtMost: 65_536 }

  return {
    async open({ domain, nonce, signal, siweUri }) {
      const answer = await sendRequest({
        ...limits,
        url: new URL(`${url}/v1/channel`),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siweUri, domain, nonce }),
        readsBody: (status) => status === 201 || status === 200,
        signal,
      })
      if (answer.kind !== 'received') return undefined
      const opened = safeParse(openedSchema, parseJson(answer.bytes))
      if (!opened.success || !isLink(opened.output.url, isLocal)) return undefined
      return { token: opened.output.channelToken, url: opened.output.url }
    },

    async read({ signal, token }) {
      const answer = await sendRequest({
        ...limits,
        url: new URL(`${url}/v1/channel/status`),
        method: 'GET',
        headers: { authorization: `Bearer ${token}` },
        readsBody: (status) => status === 200 || status === 202,
        signal,
      })
      if (answer.kind !== 'received') return { state: 'unknown' }
      if (answer.status === 401 || answer.status === 404) return { state: 'gone' }
      const status = safeParse(statusSchema, parseJson(answer.bytes))
      return status.success ? status.output : { state: 'unknown' }
    },
  }
}

/** Whether an address may be shown to a visitor as a link. */
function isLink(address: string, isLocal: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, protocol } = new URL(address)
  return protocol === 'https:' || (isLocal && protocol === 'http:' && isLoopbackHost(hostname))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
