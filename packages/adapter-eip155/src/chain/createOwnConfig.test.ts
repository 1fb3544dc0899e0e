import type { Network } from '@latchkey/core/adapter'
import { createFakeClock } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Eip155AdapterParameters } from '../types.ts'
import { startRpcServer } from '@latchkey/testing/adapter'
import { askNode } from './askNode.ts'
import { createOwnConfig } from './createOwnConfig.ts'

function createNetwork(id: number | string, http: readonly string[] = []): Network<'eip155'> {
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  }
}

const toContext = (networks: readonly Network<'eip155'>[]) => ({
  networks,
  ports: { clock: createFakeClock() },
  getEndpoints: async (network: Network) => network.rpcUrls.default.http,
})

const create = (networks: readonly Network<'eip155'>[], parameters: Eip155AdapterParameters = {}) =>
  createOwnConfig({ context: toContext(networks), parameters, signal: new AbortController().signal })

describe('createOwnConfig', () => {
  it('has the networks of the app in their order, each once', () => {
    const config = create([createNetwork(10), createNetwork('1'), createNetwork(10), createNetwork('x')])
    expect(config.chains.map(({ id, name }) => [id, name])).toEqual([
      [10, 'Chain 10'],
      [1, 'Chain 1'],
    ])
    expect(config.state.chainId).toBe(10)
    expect(config.connectors).toEqual([])
    expect(config.storage).toBeNull()
  })

  it('is created without any network', () => {
    expect(create([]).chains).toHaveLength(1)
  })

  it('polls every 4000 ms by default [S9.024]', () => {
    expect(create([createNetwork(10, ['http://127.0.0.1:1'])]).getClient().pollingInterval).toBe(4_000)
  })

  it('waits 10000 ms for an endpoint [S9.023]', async () => {
    const server = await startRpcServer(() => new Promise(() => undefined))
    onTestFinished(server.stop)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const controller = new AbortController()
    const networks = [createNetwork(10, [server.url])]
    const client = createOwnConfig({
      context: toContext(networks),
      parameters: { rpcPing: false },
      signal: controller.signal,
    }).getClient()
    const asking = askNode(client, { method: 'eth_blockNumber' })
    await vi.advanceTimersByTimeAsync(0)
    await expect.poll(() => server.requests.length).toBe(1)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(server.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    // The request is cancelled, and sent again after a pause.
    await vi.advanceTimersByTimeAsync(200)
    await expect.poll(() => server.requests.length).toBe(2)
    controller.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('uses the endpoint of the app instead of the network’s', async () => {
    const own = await startRpcServer(() => '0x1')
    const network = createNetwork(10, ['http://127.0.0.1:1'])
    const client = create([network], { rpcUrls: { 10: `${own.url}/own` } }).getClient()
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x1')
    expect(own.requests.every(({ path }) => path === '/own')).toBe(true)
    await own.stop()
  })
})
