import { createAdapterContext } from '@latchkey/testing/adapter'
import { expect, it } from 'vitest'
import { bitcoinAdapter } from './bitcoinAdapter.ts'
import type { BitcoinAdapterParameters } from './types.ts'

const networkId = 'bip122:000000000019d6689c085ae165831e93'

it.each<readonly [string, object]>([
  ['esploraUrls[bip122:000000000019d6689c085ae165831e93]', { esploraUrls: { [networkId]: [] } }],
  ['esploraUrls[bip122:000000000019d6689c085ae165831e93]', { esploraUrls: { [networkId]: 'ftp://x' } }],
  ['esploraUrls[bip122:000000000019d6689c085ae165831e93]', { esploraUrls: { [networkId]: 7 } }],
  ['esploraUrls[1]', { esploraUrls: { 1: 'https://esplora.example.com' } }],
  ['feePriority', { feePriority: 'soon' }],
  ['maxFeeRate', { maxFeeRate: 0 }],
  ['maxFeeRate', { maxFeeRate: Number.NaN }],
])('refuses %s, and names it', (option, parameters) => {
  const create = (given: BitcoinAdapterParameters) =>
    bitcoinAdapter(given).create(createAdapterContext({ networks: [] }))
  expect(() => create(parameters)).toThrow(
    expect.objectContaining({ code: 'options.invalid', context: expect.objectContaining({ option }) }),
  )
})

it('does not reveal a value, which may contain a key', () => {
  const secret = 'wss://esplora.example.com/key-0c0ffee'
  for (const parameters of [
    { esploraUrls: { [networkId]: secret } },
    { esploraUrls: { [networkId]: ['https://esplora.example.com', secret] } },
    { esploraUrls: { [networkId]: Symbol(secret) } },
    { feePriority: secret },
    { maxFeeRate: secret },
  ]) {
    const create = (): unknown =>
      Reflect.apply(bitcoinAdapter, undefined, [parameters]).create(createAdapterContext({ networks: [] }))
    expect(create).toThrow(expect.objectContaining({ message: expect.not.stringContaining('0c0ffee') }))
    expect(create).toThrow(expect.objectContaining({ code: 'options.invalid' }))
  }
})

it('accepts valid parameters', () => {
  const esploraUrls = { [networkId]: ['https://one.example.com', 'https://two.example.com'] }
  const factory = bitcoinAdapter({ esploraUrls, feePriority: 'slow', maxFeeRate: 20.5 })
  expect(factory.create(createAdapterContext({ networks: [] })).namespace).toBe('bip122')
})

it('names the networks that have a server, so that core can warn of those that the app does not list', () => {
  const adapter = bitcoinAdapter({ esploraUrls: { [networkId]: 'https://esplora.example.com' } })
  expect(adapter.endpointNetworks).toStrictEqual([networkId])
})
