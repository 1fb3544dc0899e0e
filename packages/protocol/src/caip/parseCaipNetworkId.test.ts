import { describe, expect, it } from 'vitest'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { parseCaipNetworkId } from './parseCaipNetworkId.ts'
import { toCaipNetworkId } from './toCaipNetworkId.ts'

describe('CAIP-2 network ids', () => {
  // The examples of CAIP-2, and networks that are built into Latchkey.
  it.each([
    ['eip155:1', 'eip155', '1', true],
    ['eip155:42161', 'eip155', '42161', true],
    ['bip122:000000000019d6689c085ae165831e93', 'bip122', '000000000019d6689c085ae165831e93', true],
    ['bip122:fdbe99b90c90bae7505796461471d89a', 'bip122', 'fdbe99b90c90bae7505796461471d89a', true],
    ['cosmos:cosmoshub-2', 'cosmos', 'cosmoshub-2', true],
    ['cosmos:Binance-Chain-Tigris', 'cosmos', 'Binance-Chain-Tigris', true],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 'polkadot', 'b0a8d493285c2df73290dfb7e61f870f', true],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', true],
    ['starknet:SN_GOERLI', 'starknet', 'SN_GOERLI', false],
    ['lip9:9ee11e9df416b18b', 'lip9', '9ee11e9df416b18b', false],
  ])('splits %s into its two parts [S5.041]', (id, namespace, reference, isKnown) => {
    expect(parseCaipNetworkId(id)).toStrictEqual({ namespace, reference })
    expect(isCaipNetworkId(id)).toBe(isKnown)
  })

  it.each([[''], [':'], ['eip155'], ['eip155:'], [':1'], ['eip155:1:'], ['eip155:1:0x0'], ['::'], ['eip155::1']])(
    'refuses %o, which does not have two non-empty parts [S5.041]',
    (id) => {
      expect(parseCaipNetworkId(id)).toBeUndefined()
      expect(isCaipNetworkId(id)).toBe(false)
    },
  )

  it.each([
    ['eip155:1 2'],
    ['eip155:1\n'],
    ['EIP155:1'],
    ['eip155:<script>'],
    [`eip155:${'1'.repeat(33)}`],
    [undefined],
    [1],
    [{ toString: () => 'eip155:1' }],
  ])('does not accept %o as an id', (value: unknown) => {
    expect(isCaipNetworkId(value)).toBe(false)
  })

  it('round-trips', () => {
    expect(toCaipNetworkId({ namespace: 'eip155', reference: 1 })).toBe('eip155:1')
    expect(toCaipNetworkId({ namespace: 'cosmos', reference: 'cosmoshub-2' })).toBe('cosmos:cosmoshub-2')
  })
})
