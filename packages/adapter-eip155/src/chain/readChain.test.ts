import { expect, it, onTestFinished } from 'vitest'
import { startRpcServer } from '@latchkey/testing/adapter'
import { createOwnConfig } from './createOwnConfig.ts'
import { readChain } from './readChain.ts'

const call = { method: 'eth_blockNumber' } as const

/** A config with one chain, number 10, at an endpoint or at none. */
const createConfig = (http: readonly string[]) =>
  createOwnConfig({
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
    parameters: { rpcPing: false },
    signal: new AbortController().signal,
  })

it('asks the chain’s endpoint', async () => {
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

it('passes on the endpoint’s error', async () => {
  const server = await startRpcServer(() => {
    throw new TypeError('no')
  })
  onTestFinished(server.stop)
  await expect(readChain(createConfig([server.url]), 10, call)).rejects.not.toMatchObject({ code: 4901 })
})
