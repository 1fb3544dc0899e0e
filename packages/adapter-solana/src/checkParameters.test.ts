import { expect, it } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'
import { createTestWorld } from './test/createTestWorld.ts'
import type { SolanaAdapterParameters } from './types.ts'

const { context } = createTestWorld()

it('accepts valid parameters, and none', async () => {
  for (const parameters of [
    undefined,
    {},
    { rpcUrls: { x: 'https://rpc.example.com', y: ['http://127.0.0.1:1', 'https://rpc.example.com'] } },
    { wallets: () => [], readTransaction: (bytes: Uint8Array) => bytes, maxPriorityFee: 0n },
  ])
    expect(solanaAdapter(parameters).create(context).namespace).toBe('solana')
})

it.each<readonly [string, unknown]>([
  ['rpcUrls[x]', { rpcUrls: { x: [] } }],
  ['rpcUrls[x]', { rpcUrls: { x: 'wss://rpc.example.com' } }],
  ['rpcUrls[x]', { rpcUrls: { x: ['https://rpc.example.com', 7] } }],
  ['wallets', { wallets: [] }],
  ['readTransaction', { readTransaction: 'x' }],
  ['maxPriorityFee', { maxPriorityFee: 5 }],
  ['maxPriorityFee', { maxPriorityFee: -1n }],
])('refuses a wrong %s by name', (option, given) => {
  const parameters = given as SolanaAdapterParameters
  expect(() => solanaAdapter(parameters).create(context)).toThrow(
    expect.objectContaining({ code: 'options.invalid', context: expect.objectContaining({ option }) }),
  )
})

it('does not reveal a URL, which may contain a key', () => {
  const parameters = { rpcUrls: { x: 'wss://rpc.example.com/key-0c0ffee' } }
  expect(() => solanaAdapter(parameters).create(context)).toThrow(
    expect.objectContaining({
      code: 'options.invalid',
      message: expect.not.stringContaining('0c0ffee'),
      context: expect.not.objectContaining({ given: expect.stringContaining('0c0ffee') }),
    }),
  )
})

it('names the networks that have an endpoint, so that core can warn of those that the app does not list', () => {
  expect(solanaAdapter({ rpcUrls: { x: 'https://rpc.example.com' } }).endpointNetworks).toStrictEqual(['solana:x'])
})
