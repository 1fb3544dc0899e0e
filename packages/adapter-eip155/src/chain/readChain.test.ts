import { createServer } from 'node:http'
import { createFakeClock } from '@latchkey/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { startRpcServer } from '@latchkey/testing/adapter'
import { createOwnConfig } from './createOwnConfig.ts'
import { readChain } from './readChain.ts'

const call = { method: 'eth_blockNumber' } as const

/** A config with one chain, number 10, at an endpoint or at none. */
const createConfig = (http: readonly string[]) =>
  createOwnConfig({
    context: {
      ports: { clock: createFakeClock() },
      getEndpoints: async () => http,
      networks: [
        {
          id: 10,
          name: 'Ten',
          chainNamespace: 'eip155',
          caipNetworkId: 'eip155:10',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http } },
        },
      ],
    },
    parameters: { rpcPing: false },
    signal: new AbortController().signal,
  })

it('sends the request to the endpoint of the chain', async () => {
  const server = await startRpcServer(() => '0x5')
  onTestFinished(server.stop)
  expect(await readChain(createConfig([server.url]), 10, call)).toBe('0x5')
  expect(server.requests).toHaveLength(1)
})

it('reports a missing provider for a chain that the app does not know [S8.100]', async () => {
  await expect(readChain(createConfig([]), 77, call)).rejects.toMatchObject({
    code: 4901,
    cause: {
      code: 'rpc.providerNotFound',
      message: expect.stringContaining('JSON-RPC provider for eip155:77 not found'),
    },
  })
})

it('reports a chain without an endpoint [S8.101]', async () => {
  await expect(readChain(createConfig([]), 10, call)).rejects.toMatchObject({
    code: 4901,
    cause: { code: 'rpc.urlMissing', message: expect.stringContaining('No RPC url provided for chainId: eip155:10') },
  })
})

it('reports an HTTP error of the endpoint by its status [S8.105]', async () => {
  const server = createServer((_request, response) => void response.writeHead(403).end('no'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(readChain(createConfig([url]), 10, call)).rejects.toMatchObject({
    code: -32_603,
    cause: { code: 'rpc.httpFailed', message: 'Failed to fetch - 403', context: { status: 403 } },
  })
})

it('passes on the endpoint’s error', async () => {
  const server = await startRpcServer(() => {
    throw new TypeError('no')
  })
  onTestFinished(server.stop)
  await expect(readChain(createConfig([server.url]), 10, call)).rejects.not.toMatchObject({ code: 4901 })
})
