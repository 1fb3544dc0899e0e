import type { Network } from '@latchkey/core/adapter'
import { createFakeClock, type FakeClock } from '@latchkey/core/testing'
import { createTestContext, type TestContext } from '@latchkey/testing/adapter'
import { createSolanaAdapter } from '../solanaAdapter.ts'
import type { SolanaAdapter, SolanaAdapterParameters } from '../types.ts'
import { createTestPage, type TestPage } from './createTestPage.ts'

/** A page with a clock that stands still, and adapters in it. */
export interface TestWorld extends TestContext<'solana'> {
  readonly page: TestPage
  readonly clock: FakeClock
  createAdapter(parameters?: SolanaAdapterParameters): SolanaAdapter
}

/** Makes a page for adapters of these networks: mainnet and devnet, without an endpoint, unless others are given. */
export function createTestWorld(
  networks: readonly Network<'solana'>[] = [createTestNetwork(mainnetId), createTestNetwork(devnetId)],
): TestWorld {
  const page = createTestPage()
  const clock = createFakeClock()
  const { context, logged } = createTestContext({ networks, ports: { clock } })
  return {
    page,
    clock,
    logged,
    context,
    createAdapter: (parameters = {}) => createSolanaAdapter({ context, parameters, page }),
  }
}

/** The id of mainnet. */
export const mainnetId = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The id of devnet. */
export const devnetId = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** A network without an endpoint, unless some are given. */
export function createTestNetwork(id: string, ...http: readonly string[]): Network<'solana'> {
  return {
    id,
    name: `Solana ${id}`,
    chainNamespace: 'solana',
    caipNetworkId: `solana:${id}`,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http } },
  }
}
