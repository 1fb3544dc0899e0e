import { createConfig, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { checkParameters } from './checkParameters.ts'
import { eip155Adapter } from './eip155Adapter.ts'

it('accepts what the types allow', () => {
  const wagmiConfig = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
  expect(() => checkParameters({})).not.toThrow()
  expect(() =>
    checkParameters({
      wagmiConfig,
      rpcUrls: { 1: 'https://a.example/x?y=z', 10: ['http://localhost:1', 'https://b.example'] },
    }),
  ).not.toThrow()
})

it.each([
  [{ rpcUrls: { 1: 'wss://a.example' } }, 'rpcUrls[1]'],
  [{ rpcUrls: { 1: '' } }, 'rpcUrls[1]'],
  [{ rpcUrls: { 10: [] } }, 'rpcUrls[10]'],
  [{ rpcUrls: { 10: ['https://a.example', 'javascript:alert(1)'] } }, 'rpcUrls[10]'],
])('names the option that is wrong: %j', (parameters, option) => {
  expect(() => checkParameters(parameters)).toThrow(
    expect.objectContaining({ code: 'options.invalid', context: expect.objectContaining({ option }) }),
  )
})

it.each([null, 5, 'config', {}, new Map()])('refuses what is no wagmi config: %j', (wagmiConfig) => {
  expect(() => Reflect.apply(checkParameters, undefined, [{ wagmiConfig }])).toThrow(
    expect.objectContaining({ code: 'options.invalid', context: expect.objectContaining({ option: 'wagmiConfig' }) }),
  )
})

it.each([[{ rpcUrls: { 1: 5 } }], [{ rpcUrls: { 1: null } }], [{ rpcUrls: { 1: [undefined] } }]])(
  'refuses endpoints that are no text: %j',
  (parameters) => {
    expect(() => Reflect.apply(checkParameters, undefined, [parameters])).toThrow(
      expect.objectContaining({ code: 'options.invalid' }),
    )
  },
)

it('does not reveal a URL, which may contain a key', () => {
  const parameters = { rpcUrls: { 1: 'wss://a.example/key-0c0ffee' } }
  expect(() => checkParameters(parameters)).toThrow(
    expect.objectContaining({
      code: 'options.invalid',
      message: expect.not.stringContaining('0c0ffee'),
      context: expect.not.objectContaining({ given: expect.stringContaining('0c0ffee') }),
    }),
  )
})

it('names the networks that have an endpoint, so that core can warn of those that the app does not list', () => {
  const adapter = eip155Adapter({ rpcUrls: { 137: 'https://a.example' } })
  expect(adapter.endpointNetworks).toStrictEqual(['eip155:137'])
})
