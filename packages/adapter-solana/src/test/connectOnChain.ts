import type { Connection } from '@latchkey/core/adapter'
import { createAdapterContext } from '@latchkey/testing/adapter'
import { onTestFinished } from 'vitest'
import { createSolanaAdapter } from '../solanaAdapter.ts'
import type { SolanaAdapter, SolanaAdapterParameters, SolanaTypes } from '../types.ts'
import { createTestKey, type TestKey } from './createTestKey.ts'
import { createTestPage } from './createTestPage.ts'
import { createTestWallet, type TestWallet } from './createTestWallet.ts'
import { createTestNetwork } from './createTestWorld.ts'
import type { TestChain } from './startTestChain.ts'

/** An adapter with a wallet connected on a local chain. */
export interface ConnectedOnChain {
  readonly adapter: SolanaAdapter
  readonly wallet: TestWallet
  readonly connection: Connection<SolanaTypes>
  readonly key: TestKey
  readonly network: ReturnType<typeof createTestNetwork>
}

/** Connects a wallet with funded keys on a local chain; the adapter asks the endpoint that is given. Ends with the test. */
export async function connectOnChain(
  chain: TestChain,
  options: {
    readonly url?: string | undefined
    readonly keys?: readonly [TestKey, TestKey] | undefined
    readonly parameters?: SolanaAdapterParameters | undefined
  } & Partial<Pick<Parameters<typeof createTestWallet>[0], 'methods' | 'versions'>> = {},
): Promise<ConnectedOnChain> {
  const { url = chain.rpcUrl, parameters = {}, methods, versions } = options
  const [first, second] = chain.accounts.slice(6)
  const keys = options.keys ?? [createTestKey(first?.secretKey), createTestKey(second?.secretKey)]
  const network = createTestNetwork(chain.caipNetworkId.slice('solana:'.length), url)
  const page = createTestPage()
  const wallet = createTestWallet({
    name: 'One',
    keys,
    chains: ['solana:localnet'],
    rpcUrl: chain.rpcUrl,
    methods,
    versions,
  })
  page.register(wallet.wallet)
  const adapter = createSolanaAdapter({
    context: createAdapterContext({ networks: [network] }),
    parameters,
    page,
  })
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  return { adapter, wallet, connection: await adapter.connect({ connectorId: 'One' }), key: keys[0], network }
}
