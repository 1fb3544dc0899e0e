import { describe, expect, it } from 'vitest'
import { withoutAddresses } from './withoutAddresses.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const accounts = [
  evm,
  evm.toLowerCase(),
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV1',
  '11111111111111111111111111111111',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'.replace('BC1', 'bc1'),
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
]

describe('withoutAddresses', () => {
  it.each(accounts)('removes %s from texts', (account) => {
    expect(withoutAddresses(`The account ${account} is locked`)).toBe('The account [address] is locked')
    expect(withoutAddresses(`https://app.example/${account}/send`)).toBe('https://app.example/[address]/send')
    expect(withoutAddresses({ list: [{ note: account }] })).toEqual({ list: [{ note: '[address]' }] })
    expect(withoutAddresses({ [account]: 1 })).toEqual({ '[address]': 1 })
  })

  it('removes CAIP-10 accounts with their network', () => {
    expect(withoutAddresses(`on eip155:1:${evm}!`)).toBe('on [address]!')
    expect(withoutAddresses('cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0')).toBe('[address]')
  })

  it.each(['address', 'addresses', 'walletAddress', 'caipAddress', 'ADDRESS', 'account', 'accounts'])(
    'leaves out the member %s, whatever it holds',
    (key) => {
      expect(withoutAddresses({ event: 'CONNECT', nested: { [key]: ['visitor.eth'] } })).toEqual({
        event: 'CONNECT',
        nested: {},
      })
    },
  )

  it('keeps everything else', () => {
    const props = {
      type: 'error',
      event: 'CONNECT_SUCCESS',
      accountType: 'eoa',
      network: 'eip155:1',
      wallet: 'com.trustwallet.app',
      hash: `0x${'a1'.repeat(32)}`,
      topic: '7f'.repeat(32),
      id: '0b5f5b0e-0d3c-4a57-9f4e-1f2d3c4b5a69',
      stackTrace: 'at createConnectionWithVerifierAndSession (https://app.example/assets/modal-Bx3f9aQz.js:12:345)',
      count: 3,
      isOpen: true,
      none: null,
    }
    expect(withoutAddresses(props)).toEqual(props)
  })

  it('ends at any depth', () => {
    let deep: Record<string, unknown> = { text: evm }
    for (let level = 0; level < 5_000; level++) deep = { deep }
    expect(JSON.stringify(withoutAddresses(deep))).not.toContain(evm)
  })

  it('takes a time in proportion to the length of a hostile text', () => {
    const text = `${'a'.repeat(43)} `.repeat(20_000) + '1'.repeat(900_000)
    const startedAt = performance.now()
    withoutAddresses(text)
    // It takes some 20 ms; a backtracking expression would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
