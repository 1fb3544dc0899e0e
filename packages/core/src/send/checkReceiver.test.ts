import { describe, expect, it } from 'vitest'
import { checkReceiver, type CheckReceiverParameters } from './checkReceiver.ts'
import { identifyAddress } from './identifyAddress.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const bitcoinTestnet = 'bip122:000000000933ea01ad0ee984209779ba'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** The examples of EIP-55. */
const checksummed = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const
const [, , , , evm] = checksummed

/** USDT as its issuer and the bridges of its chains publish it (the vectors of S9.094). */
const usdt = [
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
  '0x55d398326f99059fF775485246999027B3197955',
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
] as const

/** The forms that the adapters accept; they test the checksums of Bitcoin themselves. */
const formOf: Readonly<Record<string, (value: string) => boolean>> = {
  eip155: (value) => /^(?:0x)?[\da-f]{40}$/i.test(value),
  solana: (value) => identifyAddress(value) === 'solana',
  bip122: (value) => identifyAddress(value) === 'bip122',
}

const check = (text: string, parameters: Partial<CheckReceiverParameters> = {}) => {
  const { networkId = 'eip155:1' } = parameters
  const isAddress = formOf[networkId.split(':')[0] ?? ''] ?? (() => false)
  return checkReceiver({ text, networkId, isAddress, own: [], token: undefined, ...parameters })
}

describe('EVM addresses', () => {
  it.each([...checksummed, ...usdt])('takes %s with its checksum, without one, and without 0x [S5.042]', (address) => {
    const lower = address.toLowerCase()
    expect(check(address)).toEqual({ kind: 'address', address, isOwn: false })
    expect(check(address.slice(2))).toEqual({ kind: 'address', address, isOwn: false })
    expect(check(lower.slice(2))).toEqual({ kind: 'address', address: lower, isOwn: false })
    expect(check(` ${lower}\n`)).toEqual({ kind: 'address', address: lower, isOwn: false })
  })

  it('detects a wrong case anywhere in an address, which means a typo', () => {
    for (let index = 2; index < evm.length; index++) {
      const letter = evm[index] ?? ''
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      if (other === letter) continue
      expect(check(evm.slice(0, index) + other + evm.slice(index + 1))).toEqual({ fault: 'checksum' })
    }
  })

  it.each([evm.slice(0, -1), `${evm}0`, '0x', `0x${'g'.repeat(40)}`, 'vitalik', '1234', 'x'.repeat(100_000)])(
    'refuses %s',
    (text) => {
      expect(check(text)).toEqual({ fault: 'malformed' })
    },
  )

  it.each(['', '  \n'])('says that nothing was entered', (text) => {
    expect(check(text)).toEqual({ fault: 'empty' })
  })
})

it('refuses the zero address of a chain, with or without 0x', () => {
  expect(check(`0x${'0'.repeat(40)}`)).toEqual({ fault: 'zero' })
  expect(check('0'.repeat(40))).toEqual({ fault: 'zero' })
  expect(check('1'.repeat(32), { networkId: solana })).toEqual({ fault: 'zero' })
})

it.each(usdt)('refuses the token’s own contract %s, however it is written', (token) => {
  expect(check(token, { token })).toEqual({ fault: 'token' })
  expect(check(token.slice(2).toLowerCase(), { token })).toEqual({ fault: 'token' })
  expect(check(token)).toMatchObject({ kind: 'address' })
})

it('notes that an address is the visitor’s own, and does not refuse it', () => {
  expect(check(evm.toLowerCase(), { own: [evm] })).toMatchObject({ kind: 'address', isOwn: true })
  expect(check(solanaAddress, { networkId: solana, own: [solanaAddress] })).toMatchObject({ isOwn: true })
  // In base58, other letters are another address.
  expect(check(solanaAddress, { networkId: solana, own: [solanaAddress.toLowerCase()] })).toMatchObject({
    isOwn: false,
  })
})

it.each([
  ['eip155:1', solanaAddress, 'solana'],
  ['eip155:1', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bip122'],
  ['eip155:1', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bip122'],
  ['eip155:1', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bip122'],
  ['eip155:1', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bip122'],
  ['eip155:1', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron'],
  ['eip155:1', '12xtAYsRUrmbniiWQqJtECiBQrMn8AypQcXhnQAc6RB6XkLW', 'polkadot'],
  ['eip155:1', 'cosmos1vqpjljwsynsn58dugz0w8ut7kun7t8ls2qkmsq', 'cosmos'],
  [solana, evm, 'eip155'],
  [solana, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bip122'],
  [bitcoin, evm, 'eip155'],
  [bitcoin, solanaAddress, 'solana'],
] as const)('names, on %s, the chain of %s: %s', (networkId, text, chain) => {
  expect(check(text, { networkId })).toEqual({ fault: 'otherChain', chain })
})

it.each([
  [bitcoin, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { kind: 'address' }],
  [bitcoin, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', { fault: 'otherNetwork' }],
  [bitcoin, 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', { fault: 'otherNetwork' }],
  [bitcoinTestnet, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', { kind: 'address' }],
  [bitcoinTestnet, 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', { kind: 'address' }],
  [bitcoinTestnet, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { fault: 'otherNetwork' }],
] as const)('tells test networks of Bitcoin from the main network: on %s, %s', (networkId, text, result) => {
  expect(check(text, { networkId })).toMatchObject(result)
})

it('calls an address of the chain that its adapter refuses a typo', () => {
  const text = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp'
  expect(check(text, { networkId: bitcoin, isAddress: () => false })).toEqual({ fault: 'checksum' })
})

describe('names', () => {
  it.each([
    'vitalik.eth',
    'ada.reown.id',
    'sub.name.eth',
    'имя.eth',
    'ひらがな漢字.eth',
    '한국어.eth',
    'مثال.eth',
    '🦊.eth',
    'a-1_b.eth',
  ])('returns %s to be resolved', (name) => {
    expect(check(name)).toEqual({ kind: 'name', name })
  })

  // The first has a Cyrillic е, the second a Greek ο, the third a Cyrillic і, the fourth a Cherokee Ꭵ.
  it.each(['vitalik.еth', 'gοogle.eth', 'bіtcoin.eth', 'vᎥtalik.eth', 'Αda.eth', 'ab漢д.eth'])(
    'refuses %s, which mixes scripts',
    (name) => {
      expect(check(name)).toEqual({ fault: 'mixedScripts' })
    },
  )

  it.each([
    'vita\u200Blik.eth',
    'vitalik\u202E.eth',
    'vi talik.eth',
    '.eth',
    'vitalik.',
    'a..eth',
    'https://a.eth',
    'me@a.eth',
  ])('refuses %j, which no name contains', (name) => {
    expect(check(name)).toEqual({ fault: 'malformed' })
  })
})
