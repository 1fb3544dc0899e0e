import type { AdapterContext, Network } from '@latchkey/core/adapter'
import { createFakeClock, type FakeClock } from '@latchkey/core/testing'
import { createAdapterContext } from '@latchkey/testing/adapter'
import type { Config } from '@wagmi/core'
import { createEip155Adapter } from '../eip155Adapter.ts'
import type { Eip155Adapter, Eip155AdapterParameters } from '../types.ts'
import { createTestPage, type TestPage } from './createTestPage.ts'

/** A page with a clock that stands still, and adapters in it. */
export interface TestWorld {
  readonly page: TestPage
  readonly clock: FakeClock
  /** Everything that was logged. */
  readonly logged: readonly unknown[]
  readonly context: AdapterContext<'eip155'>
  createAdapter<config extends Config = Config>(parameters?: Eip155AdapterParameters<config>): Eip155Adapter<config>
}

/** Makes a page for adapters of these networks. */
export function createTestWorld(
  networks: readonly Network<'eip155'>[] = [createTestNetwork(1), createTestNetwork(10)],
): TestWorld {
  const page = createTestPage()
  const clock = createFakeClock()
  const logged: unknown[] = []
  const log = (...values: readonly unknown[]): void => void logged.push(values)
  const logger = { error: log, warn: log, info: log, debug: log }
  const context = createAdapterContext({ networks, ports: { clock, logger } })
  return {
    page,
    clock,
    logged,
    context,
    createAdapter: (parameters = {}) => createEip155Adapter({ context, parameters, page }),
  }
}

/** A network without an endpoint, unless one is given. */
export function createTestNetwork(id: number, ...http: readonly string[]): Network<'eip155'> {
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  }
}
