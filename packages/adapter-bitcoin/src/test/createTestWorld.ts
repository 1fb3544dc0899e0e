import { readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import { createTestContext, type TestContext } from '@latchkey/testing/adapter'
import { createBitcoinAdapter } from '../bitcoinAdapter.ts'
import type { BitcoinAdapter, BitcoinAdapterParameters } from '../types.ts'
import { createTestPage, type TestPage } from './createTestPage.ts'
import { regtestId } from './faces/types.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'

/** A page, and adapters in it. */
export interface TestWorld extends TestContext<'bip122'> {
  readonly page: TestPage
  register(wallet: object): () => void
  /** Puts a wallet into `btc_providers` (WBIP-004). */
  announce(entry: { readonly id: string; readonly name: unknown; readonly icon?: unknown }, wallet: object): void
  start(
    parameters?: BitcoinAdapterParameters,
    reconnect?: Parameters<BitcoinAdapter['start']>[0]['reconnect'],
  ): Promise<BitcoinAdapter>
}

/** Makes a page for adapters of these networks; regtest and testnet without a server if unset. */
export function createTestWorld(
  networks: readonly Network<'bip122'>[] = [createTestNetwork(), createTestNetwork(testnetId)],
): TestWorld {
  const page = createTestPage()
  const { context, logged } = createTestContext({ networks })
  return {
    page,
    context,
    logged,
    register: (wallet) => registerStandardWallet(page, wallet),
    announce: (entry, wallet) => {
      const entries = page['btc_providers']
      page['btc_providers'] = [...(Array.isArray(entries) ? entries : []), entry]
      const [head = '', tail] = entry.id.split('.')
      page[head] = tail === undefined ? wallet : { ...Object(readProperty(page, head)), [tail]: wallet }
    },
    start: async (parameters = {}, reconnect = []) => {
      const adapter = createBitcoinAdapter({ context, parameters, page })
      await adapter.start({ reconnect })
      return adapter
    },
  }
}

export const testnetId = 'bip122:000000000933ea01ad0ee984209779ba'

/** A network; regtest if unset. */
export function createTestNetwork(
  caipNetworkId: CaipNetworkId<'bip122'> = regtestId,
  ...http: readonly string[]
): Network<'bip122'> {
  return {
    id: caipNetworkId.slice('bip122:'.length),
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http } },
  }
}
