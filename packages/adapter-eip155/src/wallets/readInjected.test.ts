import { describe, expect, it } from 'vitest'
import { createTestPage } from '../test/createTestPage.ts'
import { readInjected } from './readInjected.ts'

const request = async (): Promise<unknown> => null
const read = (ethereum: unknown) =>
  readInjected({ ...createTestPage(), ethereum }).map(({ descriptor: { id, name, type } }) => [id, name, type])
const throwing = new Proxy(
  {},
  {
    get() {
      throw new TypeError('no')
    },
    has() {
      throw new TypeError('no')
    },
  },
)

describe('readInjected', () => {
  it.each([
    [{}, [['injected', 'Browser Wallet', 'INJECTED']]],
    [{ isMetaMask: true }, [['metaMask', 'MetaMask', 'INJECTED']]],
    [{ isRabby: true, isMetaMask: true }, [['rabby', 'Rabby Wallet', 'INJECTED']]],
    [{ isBraveWallet: true, isMetaMask: true }, [['braveWallet', 'Brave Wallet', 'INJECTED']]],
    [{ isCoinbaseWallet: true }, [['coinbaseWallet', 'Coinbase Wallet', 'INJECTED']]],
    [{ isTrust: true }, [['trust', 'Trust Wallet', 'INJECTED']]],
    [{ isPhantom: true, isMetaMask: true }, [['phantom', 'Phantom', 'INJECTED']]],
    [{ isOkxWallet: true }, [['okxWallet', 'OKX Wallet', 'INJECTED']]],
    [{ isMetaMask: 'yes' }, [['injected', 'Browser Wallet', 'INJECTED']]],
  ])('names a wallet by its flag: %j', (flags, expected) => {
    expect(read({ ...flags, request })).toEqual(expected)
  })

  it('lists all wallets that share window.ethereum, but not the aggregate', () => {
    const providers = [{ isMetaMask: true, request }, { isCoinbaseWallet: true, request }, { request }, { request }]
    expect(read({ isMetaMask: true, request, providers })).toEqual([
      ['metaMask', 'MetaMask', 'INJECTED'],
      ['coinbaseWallet', 'Coinbase Wallet', 'INJECTED'],
      ['injected', 'Browser Wallet', 'INJECTED'],
    ])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'ethereum'],
    ['an object without request', { isMetaMask: true }],
    ['a request that is no function', { request: {} }],
    ['a proxy that throws', throwing],
  ])('finds nothing behind %s', (_title, ethereum) => {
    expect(read(ethereum)).toEqual([])
  })

  it('survives throwing getters and invalid lists', () => {
    const flags = {
      request,
      get isRabby(): never {
        throw new TypeError('no')
      },
      get isMetaMask(): boolean {
        return true
      },
    }
    const list = Proxy.revocable<unknown[]>([], {})
    list.revoke()
    expect(
      read({
        request,
        get providers(): never {
          throw new TypeError('no')
        },
      }),
    ).toEqual([['injected', 'Browser Wallet', 'INJECTED']])
    expect(read({ request, providers: list.proxy })).toEqual([['injected', 'Browser Wallet', 'INJECTED']])
    expect(read({ request, providers: { length: 2 } })).toEqual([['injected', 'Browser Wallet', 'INJECTED']])
    expect(read({ request, providers: [null, 5, throwing, {}, flags] })).toEqual([['metaMask', 'MetaMask', 'INJECTED']])
  })
})
