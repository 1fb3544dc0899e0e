import { toProviderError } from '../errors/toProviderError.ts'
import type { EvmWallet } from '../wallet/types.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import { parseEip155ChainId } from './parseEip155ChainId.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import { readPeer } from './readPeer.ts'
import { toOrigin } from './toOrigin.ts'

/** The requests in progress. */
export interface RequestAnswers {
  /** Cancels the requests of an ended session, or of all sessions without a topic. */
  forget(topic?: string): void
}

/**
 * Lets the wallet answer the requests of apps. Answers given offline are sent when the phone is online
 * again. Requests that expire or whose session ends are removed without an answer.
 */
export function answerRequests(parameters: {
  readonly opened: OpenedSignClient
  readonly wallet: EvmWallet
  readonly parts: readonly PhonePart[]
  readonly onError: (error: unknown) => void
}): RequestAnswers {
  const { opened, wallet, parts, onError } = parameters
  const { client } = opened
  const open = new Map<number, { readonly topic: string; readonly end: AbortController }>()

  const settle = async (request: {
    readonly topic: string
    readonly chain: string
    readonly method: string
    readonly params: unknown
    readonly signal: AbortSignal
  }) => {
    const { topic, chain, method, params, signal } = request
    const origin = toOrigin(readPeer(client.session.get(topic).peer.metadata))
    try {
      const part = parts.find(({ namespace }) => chain.startsWith(`${namespace}:`))
      const result: unknown =
        part === undefined
          ? await wallet.request({ origin, method, params, chainId: parseEip155ChainId(chain), signal })
          : await part.wallet.request({ origin, method, params, chain, signal })
      return { result: result ?? null }
    } catch (thrown) {
      const { code, message, data } = toProviderError(thrown)
      return { error: { code, message, ...(data === undefined ? {} : { data: toText(data) }) } }
    }
  }

  const answer: Parameters<typeof client.on<'session_request'>>[1] = async ({ id, topic, params }) => {
    const end = new AbortController()
    open.set(id, { topic, end })
    try {
      const { method, params: asked } = params.request
      const settled = await settle({ topic, chain: params.chainId, method, params: asked, signal: end.signal })
      if (end.signal.aborted) return
      await opened.whenOnline()
      if (end.signal.aborted) return
      await client.respond({ topic, response: { id, jsonrpc: '2.0', ...settled } })
    } catch (thrown) {
      if (!end.signal.aborted) onError(thrown)
    } finally {
      open.delete(id)
    }
  }

  client.on('session_request', (event) => void answer(event))
  client.on('session_request_expire', ({ id }) => open.get(id)?.end.abort())
  return {
    forget(topic) {
      for (const request of open.values()) if (topic === undefined || request.topic === topic) request.end.abort()
    },
  }
}

/** The library's errors contain texts besides the message. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
