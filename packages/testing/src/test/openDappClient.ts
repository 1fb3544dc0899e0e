import { SignClient as StockClient } from '@walletconnect/sign-client'
import { onTestFinished } from 'vitest'
import { catchStrayChecks } from '../phone/catchStrayChecks.ts'
import type { SignClient } from '../phone/openSignClient.ts'
import type { StoredSession } from '../phone/readSession.ts'

/** What an app requests, and its metadata. */
export interface DappWishes {
  readonly chains?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Requested as "required", like older apps do. */
  readonly required?: boolean
  readonly name?: string
  readonly url?: string
}

/** The app's side of a pairing, with the stock library. */
export interface DappClient {
  readonly client: SignClient
  /** The events that it received from the wallet. */
  readonly heard: readonly (readonly [event: string, data: unknown])[]
  /** A URI and the resulting session. */
  propose(): Promise<{ readonly uri: string; readonly session: Promise<StoredSession> }>
  request(topic: string, method: string, params: unknown, chainId?: string): Promise<unknown>
}

/** Opens an app for one test. */
export async function openDappClient(relayUrl: string, wishes: DappWishes = {}): Promise<DappClient> {
  const { name = 'Dapp', url = 'https://dapp.example', required = false } = wishes
  const prefix = `dapp-${crypto.randomUUID()}`
  const client = await StockClient.init({
    relayUrl,
    projectId: 'dev',
    metadata: { name, description: 'An app.', url, icons: ['https://dapp.example/icon.png'] },
    customStoragePrefix: prefix,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  catchStrayChecks(client)
  client.core.relayer.events.setMaxListeners(0)
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
  })
  const heard: (readonly [event: string, data: unknown])[] = []
  client.on('session_update', ({ params }) => heard.push(['update', params.namespaces['eip155']]))
  client.on('session_event', ({ params }) =>
    heard.push([params.event.name, { data: params.event.data, chainId: params.chainId }]),
  )
  client.on('session_extend', () => heard.push(['extend', undefined]))
  client.on('session_delete', () => heard.push(['delete', undefined]))
  const namespace = {
    chains: [...(wishes.chains ?? ['eip155:31337', 'eip155:31338'])],
    methods: [...(wishes.methods ?? ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'])],
    events: [...(wishes.events ?? ['accountsChanged', 'chainChanged'])],
  }
  const namespaces = { eip155: namespace }
  return {
    client,
    heard,
    async propose() {
      const { uri, approval } = await client.connect(
        required ? { requiredNamespaces: namespaces } : { optionalNamespaces: namespaces },
      )
      if (uri === undefined) throw new Error('The library made no URI.')
      const session = approval()
      // A test may await its failure later.
      session.catch(() => undefined)
      return { uri, session }
    },
    request: (topic, method, params, chainId = 'eip155:31337') =>
      client.request<unknown>({ topic, chainId, request: { method, params } }),
  }
}
