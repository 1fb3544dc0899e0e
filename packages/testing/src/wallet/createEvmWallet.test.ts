import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createSite } from '../test/createSite.ts'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { createEvmWallet } from './createEvmWallet.ts'
import { alice, bob, carol } from '../test/testAccounts.ts'
import { testKeys } from './testKeys.ts'
import type { EvmWalletParameters } from './types.ts'

const { getChain } = runDevnet()

const open = (parameters?: EvmWalletParameters) => openWallet([getChain(31337), getChain(31338)], parameters)

describe('parameters', () => {
  it('has the keys that local chains fund', () => {
    const phrase = `${'test '.repeat(11)}junk`
    const derived = testKeys.map((_, addressIndex) => mnemonicToAccount(phrase, { addressIndex }).address)
    expect(testKeys.map((key) => privateKeyToAccount(key).address)).toEqual(derived)
  })

  it('have defaults', () => {
    const wallet = createEvmWallet()
    expect(wallet.info).toMatchObject({ name: 'Test Wallet', rdns: 'dev.latchkey.test-wallet' })
    expect(wallet.info.icon).toMatch(/^data:image\/svg\+xml,/)
    expect([wallet.accounts, wallet.chainId, wallet.isLocked, wallet.requests]).toEqual([[alice], 31337, false, []])
  })

  it.each<[string, EvmWalletParameters]>([
    ['name', { name: ' ' }],
    ['rdns', { rdns: 'wallet' }],
    ['icon', { icon: 'https://example.com/icon.png' }],
    ['accounts', { accounts: [] }],
    ['accounts', { accounts: ['0x12'] }],
    ['chains', { chains: [] }],
    ['chains', { chains: [{ chainId: 0, rpcUrl: 'http://127.0.0.1' }] }],
    ['chains', { chains: [{ chainId: 1, rpcUrl: 'nowhere' }] }],
  ])('names "%s" if it is invalid', (name, parameters) => {
    expect(() => createEvmWallet(parameters)).toThrow(
      expect.objectContaining({ code: 'testing.invalidParameter', message: expect.stringContaining(`"${name}"`) }),
    )
  })

  it('never quotes a private key in an error', () => {
    const key = `0x${testKeys[0]?.slice(2)}00` as const
    expect(() => createEvmWallet({ accounts: [key] })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(key.slice(2, 20)) }),
    )
  })
})

describe('accounts and permissions', () => {
  it('reveals nothing to a site before the owner’s approval', async () => {
    const { site } = open()
    expect(await site.request('eth_accounts')).toEqual([])
    expect(await site.request('eth_coinbase')).toBeNull()
    expect(await site.request('wallet_getPermissions')).toEqual([])
    expect(site.events).toEqual([])
  })

  it('grants a connecting site its accounts, and notifies it', async () => {
    const { wallet, site } = open()
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
    expect(await site.request('eth_accounts')).toEqual([alice, bob])
    expect(await site.request('eth_coinbase')).toBe(alice)
    expect(site.events).toEqual([['accountsChanged', [alice, bob]]])
    expect(await createSite(wallet, 'https://other.example').request('eth_accounts')).toEqual([])
  })

  it('asks its owner once per site', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.reject()
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
    expect(wallet.requests.map(({ isPrompted }) => isPrompted)).toEqual([true, false])
  })

  it('supports EIP-2255', async () => {
    const { site } = open()
    const permissions = [
      {
        invoker: 'https://app.example',
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [alice, bob] }],
      },
    ]
    expect(await site.request('wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual(permissions)
    expect(await site.request('wallet_getPermissions')).toEqual(permissions)
    expect(await site.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
    expect(await site.request('eth_accounts')).toEqual([])
    expect(site.events).toEqual([
      ['accountsChanged', [alice, bob]],
      ['accountsChanged', []],
    ])
  })

  it.each([[[]], [[{}]], [[{ eth_accounts: {}, endowment: {} }]]])('refuses other permissions: %j', async (params) => {
    const { site } = open()
    await expect(site.request('wallet_requestPermissions', params)).rejects.toMatchObject({ code: -32602 })
    await expect(site.request('wallet_revokePermissions', params)).rejects.toMatchObject({ code: -32602 })
  })

  it('returns copies, so that a site cannot change its state', async () => {
    const { site } = open()
    const accounts = (await site.request('eth_requestAccounts')) as string[]
    accounts.length = 0
    expect(await site.request('eth_accounts')).toEqual([alice, bob])
  })
})

describe('methods', () => {
  it('forwards the methods of the chain', async () => {
    const { site } = open()
    expect(await site.request('eth_getBalance', [alice, 'latest'])).toBe('0x21e19e0c9bab2400000')
    expect(await site.request('web3_clientVersion')).toMatch(/^anvil\//)
    expect(await site.request('net_listening')).toBe(true)
  })

  it('passes on a node’s error with code and data', async () => {
    const { site } = open()
    await expect(site.request('eth_getBalance', ['0x12'])).rejects.toMatchObject({ code: -32602 })
    await expect(site.request('eth_doesNotExist')).rejects.toMatchObject({ code: -32601 })
    const [token] = getChain().tokens
    const call = { from: carol, to: token?.address, data: `0xa9059cbb${'1'.padStart(64, '0')}${'f'.repeat(64)}` }
    await expect(site.request('eth_call', [call])).rejects.toMatchObject({
      code: 3,
      data: expect.stringMatching(/^0x/),
    })
  })

  it.each([
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_sendUnsignedTransaction',
    'wallet_getAssets',
    'wallet_unheardOf',
    'anvil_setBalance',
    'constructor',
    'eth_',
    '',
  ])('does not support "%s": 4200', async (method) => {
    const { site } = open()
    await site.request('eth_requestAccounts')
    await expect(site.request(method, [])).rejects.toMatchObject({ code: 4200 })
  })

  it.each([
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
  ])('requires a connected site for %s: 4100', async (method) => {
    await expect(open().site.request(method, [])).rejects.toMatchObject({ name: 'ProviderRpcError', code: 4100 })
  })

  it('does not support batches if they are off', async () => {
    const { site } = open({ features: { calls: false } })
    await site.request('eth_requestAccounts')
    await expect(site.request('wallet_sendCalls', [])).rejects.toMatchObject({ code: 4200 })
  })

  it('names an unreachable node without the key in its URL', async () => {
    const chains = [{ chainId: 5, rpcUrl: 'http://127.0.0.1:1/v3/secret' }]
    await expect(open({ chains }).site.request('eth_blockNumber')).rejects.toMatchObject({
      code: -32603,
      message: expect.stringMatching(/^(?!.*secret).*127\.0\.0\.1:1/),
    })
  })

  it('uses a custom transport', async () => {
    const asked: unknown[] = []
    const { site } = open({
      async transport({ rpcUrl, method, params }) {
        asked.push({ rpcUrl, method, params })
        return '0x2a'
      },
    })
    expect(await site.request('eth_blockNumber')).toBe('0x2a')
    expect(asked).toEqual([{ rpcUrl: getChain().rpcUrl, method: 'eth_blockNumber', params: [] }])
  })
})

describe('storage', () => {
  function createStorage(entries: Record<string, string> = {}) {
    return {
      entries,
      getItem: (key: string) => entries[key] ?? null,
      setItem: (key: string, value: string) => void (entries[key] = value),
    }
  }

  it('contains sites, network and added networks, but no key', async () => {
    const storage = createStorage()
    const first = open({ storage })
    await first.site.request('eth_requestAccounts')
    first.wallet.changeAccounts([bob])
    first.wallet.changeNetwork(31338)
    const { wallet, site } = open({ storage })
    expect(await site.request('eth_accounts')).toEqual([bob])
    expect(wallet.chainId).toBe(31338)
    for (const key of testKeys.slice(0, 2)) expect(JSON.stringify(storage.entries)).not.toContain(key.slice(2))
  })

  it('contains a network that a site added', async () => {
    const storage = createStorage()
    const { chainId, rpcUrl } = getChain()
    const first = open({ storage, chains: [{ chainId, rpcUrl }] })
    const added = {
      chainId: '0x7a6a',
      chainName: 'Second',
      rpcUrls: [getChain(31338).rpcUrl],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }
    await first.site.request('wallet_addEthereumChain', [added])
    const second = open({ storage, chains: [{ chainId, rpcUrl }] })
    expect(await second.site.request('eth_chainId')).toBe('0x7a6a')
    expect(await second.site.request('eth_blockNumber')).toMatch(/^0x/)
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"chainId":-1,"visible":7,"sites":[1,["a"],[2,[]]],"chains":[null,{"chainId":"1"}]}',
    `{"visible":["${carol}"],"sites":[["https://app.example",["${carol}"]]]}`,
  ])('is ignored if the stored text is %s', async (text) => {
    const { wallet, site } = open({ storage: createStorage({ 'latchkey.testing.dev.latchkey.test-wallet': text }) })
    expect(await site.request('eth_accounts')).toEqual([])
    expect(wallet.chainId).toBe(31337)
  })

  it('is ignored if it is forbidden or full', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const { site } = open({ storage: { getItem: refuse, setItem: refuse } })
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
  })
})

describe('destroy', () => {
  it('answers pending and later requests with 4900', async () => {
    const { wallet, site } = open()
    wallet.lock()
    const waiting = site.request('eth_requestAccounts')
    wallet.destroy()
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    await expect(site.request('eth_chainId')).rejects.toMatchObject({ code: 4900 })
  })

  it('does not wait for a delay, a question or a node', async () => {
    const delayed = open()
    delayed.wallet.delay(60_000)
    const asking = open({ confirm: () => new Promise(() => undefined) })
    const reading = open({
      transport: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    const waiting = [
      delayed.site.request('eth_requestAccounts'),
      asking.site.request('eth_requestAccounts'),
      reading.site.request('eth_blockNumber'),
    ]
    for (const { wallet } of [delayed, asking, reading]) wallet.destroy()
    const ends = await Promise.allSettled(waiting)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
