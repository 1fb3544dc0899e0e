import { describe, expect, it } from 'vitest'
import { isCaipAddress } from './isCaipAddress.ts'
import { parseCaipAddress } from './parseCaipAddress.ts'
import { toCaipAddress } from './toCaipAddress.ts'

describe('CAIP-10 account ids', () => {
  // The examples of CAIP-10.
  it.each([
    ['eip155:1', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', true],
    ['bip122:000000000019d6689c085ae165831e93', '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6', true],
    ['cosmos:cosmoshub-3', 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0', true],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', '5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy', true],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', true],
    ['starknet:SN_GOERLI', '0x02dd1b492765c064eac4039e3841aa5f382773b598097a40073bd8b48170ab57', false],
    ['hedera:mainnet', '0.0.1234567890-zbhlt', false],
  ])('splits %s:%s into its three parts [S5.040]', (networkId, address, isKnown) => {
    const [namespace, reference] = networkId.split(':')
    const id = `${networkId}:${address}`
    expect(parseCaipAddress(id)).toStrictEqual({ namespace, reference, address, networkId })
    expect(isCaipAddress(id)).toBe(isKnown)
  })

  it.each([
    [''],
    ['::'],
    ['eip155'],
    ['eip155:1'],
    ['eip155:1:'],
    ['eip155::0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'],
    [':1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'],
    ['eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb:'],
    ['eip155:1:0xab16:a96D'],
  ])('refuses %o, which does not have three non-empty parts [S5.040]', (id) => {
    expect(parseCaipAddress(id)).toBeUndefined()
    expect(isCaipAddress(id)).toBe(false)
  })

  it.each([
    ['eip155:1:0xab16 a96D'],
    ['eip155:1:javascript/alert'],
    [`eip155:1:${'a'.repeat(129)}`],
    [null],
    [['eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb']],
  ])('does not accept %o as an id', (value: unknown) => {
    expect(isCaipAddress(value)).toBe(false)
  })

  it('round-trips', () => {
    expect(toCaipAddress({ networkId: 'eip155:1', address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' })).toBe(
      'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
    )
  })
})
