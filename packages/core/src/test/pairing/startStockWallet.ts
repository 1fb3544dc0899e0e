import { once } from 'node:events'
import type { SignClient } from '@walletconnect/sign-client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { PrivateKeyAccount } from 'viem/accounts'

// Node's own WebSocket shows no pings and cannot be terminated, so that the older library throws an error that no code can catch when it
// has heard nothing for 31 s. Loaded without it, both use the package "ws", as in Node 20; our own client uses Node's.
const own = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket')
Reflect.deleteProperty(globalThis, 'WebSocket')
const { SignClient: CurrentSignClient } = await import('@walletconnect/sign-client')
const { SignClient: OldSignClient } = await import('sign-client-2.17')
if (own) Object.defineProperty(globalThis, 'WebSocket', own)

/** The versions of the public library in common wallets: the current and an older one. */
export type StockVersion = '2.21.8' | '2.17.2'

/** Handles a wallet's request: returns a result, or throws `{ code, message }`. */
export type Respond = (request: { readonly method: string; readonly params: unknown }) => Promise<unknown>

type StockClient = Awaited<ReturnType<typeof SignClient.init>>

type SessionNamespaces = Parameters<StockClient['update']>[0]['namespaces']

/** What the library keeps of a request, for as long as it has no answer. */
interface RequestRecord {
  readonly topic: string
  readonly request: { readonly method: string }
  readonly response?: unknown
}

/** A wallet with a real key and the unmodified library. */
export interface StockWallet {
  readonly client: StockClient
  readonly account: PrivateKeyAccount
  /** Pairs with a URI and approves its proposal. Resolves with the session's topic. */
  pairAndApprove(uri: string, grants?: { readonly chains?: readonly string[] | undefined }): Promise<string>
  pairAndReject(uri: string, error?: { readonly code: number; readonly message: string }): Promise<void>
  /** Changes what a session grants. Resolves with the app's answer. */
  update(topic: string, namespaces: SessionNamespaces): Promise<unknown>
  /** Extends a session. Resolves with the app's answer. */
  extend(topic: string): Promise<unknown>
  /** Sets how the wallet answers requests from now on. */
  respondWith(respond: Respond): void
  /** All requests shown to the user, in order. */
  readonly requests: { readonly method: string; readonly chainId: string; readonly params: unknown }[]
  close(): Promise<void>
}

const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']
const events = ['accountsChanged', 'chainChanged']

/** Returns the session namespaces of an account on some chains. */
export function toNamespaces(address: string, chains: readonly string[] = ['eip155:1']) {
  const accounts = chains.map((chain) => `${chain}:${address}`)
  return { eip155: { chains: [...chains], accounts, methods, events } }
}

/** Starts a wallet. */
export async function startStockWallet(parameters: {
  readonly relayUrl: string
  readonly version?: StockVersion | undefined
}): Promise<StockWallet> {
  const { relayUrl, version = '2.21.8' } = parameters
  // The library's own option that disables its requests to the internet.
  process.env['IS_VITEST'] = 'true'
  const options = {
    projectId: 'dev',
    relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: 'Stock wallet',
      description: 'A wallet for tests',
      url: 'https://wallet.example.com',
      icons: ['https://wallet.example.com/icon.png'],
      redirect: { native: 'stockwallet://', universal: 'https://wallet.example.com/open' },
    },
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
  }
  const library = version === '2.21.8' ? CurrentSignClient : (OldSignClient as unknown as typeof SignClient)
  const client = await library.init(options)
  const stopSending = trackSending(client)
  const account = privateKeyToAccount(generatePrivateKey())
  const requests: { method: string; chainId: string; params: unknown }[] = []

  let respond: Respond = async ({ method, params }) => {
    if (method !== 'personal_sign') throw Object.assign(new Error('Unsupported methods.'), { code: 5_101 })
    const [raw] = params as [`0x${string}`]
    return account.signMessage({ message: { raw } })
  }
  client.on('session_request', ({ id, topic, params: { request, chainId } }) => {
    requests.push({ method: request.method, chainId, params: request.params as unknown })
    void respond({ method: request.method, params: request.params })
      .then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        ({ code, message }: { code: number; message: string }) => ({ id, jsonrpc: '2.0', error: { code, message } }),
      )
      .then((response) => client.respond({ topic, response }))
      // The session may have ended in the meantime.
      .catch(() => undefined)
  })

  const propose = (uri: string) =>
    new Promise<{ id: number }>((resolve, reject) => {
      client.once('session_proposal', resolve)
      client.core.pairing.pair({ uri }).catch(reject)
    })

  /** The library's own `acknowledged` misses an answer that arrives before it is called, and then waits for five minutes. */
  const getAnswer = (topic: string, method: string): Promise<unknown> =>
    new Promise((resolve) => {
      const look = (record: RequestRecord): void => {
        if (record.topic !== topic || record.request.method !== method) return
        client.core.history.off('history_updated', look)
        resolve(record.response)
      }
      client.core.history.on('history_updated', look)
    })

  return {
    client,
    account,
    requests,
    update: async (topic, namespaces) => {
      const answer = getAnswer(topic, 'wc_sessionUpdate')
      await client.update({ topic, namespaces })
      return answer
    },
    extend: async (topic) => {
      const answer = getAnswer(topic, 'wc_sessionExtend')
      await client.extend({ topic })
      return answer
    },
    pairAndApprove: async (uri, { chains } = {}) => {
      const { id } = await propose(uri)
      const { topic, acknowledged } = await client.approve({ id, namespaces: toNamespaces(account.address, chains) })
      await acknowledged()
      return topic
    },
    pairAndReject: async (uri, reason = { code: 5_000, message: 'User rejected.' }) => {
      const { id } = await propose(uri)
      await client.reject({ id, reason })
    },
    respondWith: (next) => {
      respond = next
    },
    close: async () => {
      await stopSending()
      await client.core.relayer.transportClose()
      client.core.heartbeat.stop()
    },
  }
}

/**
 * Watches what a client sends. Returns a function that ends it and waits for what is on its way, such as the answer to a ping: the library
 * would open its transport again for it, and try for minutes if the relay has ended meanwhile.
 */
function trackSending({ core: { relayer } }: StockClient): () => Promise<void> {
  const sending = new Set<Promise<void>>()
  let isEnded = false
  const publish = relayer.publish.bind(relayer)
  relayer.publish = async (topic, message, options) => {
    if (isEnded) return
    const sent = publish(topic, message, options)
    sending.add(sent)
    await sent.finally(() => sending.delete(sent))
  }
  return async () => {
    isEnded = true
    // A relay that a test has ended takes nothing any more.
    await Promise.race([Promise.allSettled(sending), once(AbortSignal.timeout(2_000), 'abort')])
  }
}
