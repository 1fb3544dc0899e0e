import type { Network } from '@latchkey/core/adapter'
import { createFakeClock, type FakeClock } from '@latchkey/core/testing'
import { createTestContext, type TestContext } from '@latchkey/testing/adapter'
import type { Config } from '@wagmi/core'
import { createEip155Adapter } from '../eip155Adapter.ts'
import type { Eip155Adapter, Eip155AdapterParameters } from '../types.ts'
import { createTestPage, type TestPage } from './createTestPage.ts'

/** A page with a clock that stands still, and adapters in it. */
export interface TestWorld extends TestContext<'eip155'> {
  readonly page: TestPage
  readonly clock: FakeClock
  createAdapter<config extends Config = Config>(parameters?: Eip155AdapterParameters<config>): Eip155Adapter<config>
}

/** Makes a page for adapters of these networks. */
export function createTestWorld(
  networks: readonly Network<'eip155'>[] = [createTestNetwork(1), createTestNetwork(10)],
): TestWorld {
  const page = createTestPage()
  const clock = createFakeClock()
  const world = createTestContext({ networks, ports: { clock } })
  return {
    ...world,
    page,
    clock,
    createAdapter: (parameters = {}) => createEip155Adapter({ context: world.context, parameters, page }),
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
