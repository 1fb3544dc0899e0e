import type { ClockPort, Network } from '@latchkey/core/adapter'
import type { DevnetEvmChain } from '@latchkey/devnet'
import { createEvmWallet, testKeys } from '@latchkey/testing'
import { createAdapterContext, createControllableSession, type AdapterHarness } from '@latchkey/testing/adapter'
import type { Config } from '@wagmi/core'
import { createPublicClient, createTestClient, erc20Abi, http, isHex, numberToHex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { POLLING_INTERVAL } from '../chain/pollingInterval.ts'
import { eip155Adapter } from '../eip155Adapter.ts'
import type { Eip155Types } from '../types.ts'
import { createControllableEvmWallet } from './createControllableEvmWallet.ts'
import { createTestPage } from './createTestPage.ts'
import { providerErrorRows } from './providerErrorRows.ts'
import type { TestChains } from './startTestChains.ts'

const SESSION_METHODS = ['personal_sign', 'eth_sendTransaction']

/** A world for the contract suite: anvil, two announced wallets with real keys, a session with more of them. */
export async function createEip155Harness(
  chains: TestChains,
  options: {
    /** Makes the app's own wagmi config. */
    readonly createWagmiConfig?: (() => Config) | undefined
  } = {},
): Promise<AdapterHarness<Eip155Types>> {
  const [key0, key1, key2, key3, key4, key5] = testKeys
  if (!key0 || !key1 || !key2 || !key3 || !key4 || !key5) throw new RangeError('The suite needs six keys')
  const current = toNetwork(chains.current)
  const other = toNetwork(chains.other)
  const unknownToWallet: Network<'eip155'> = {
    ...current,
    id: 31_339,
    name: 'Newcomer',
    caipNetworkId: 'eip155:31339',
    rpcUrls: { default: { http: [chains.newcomer.rpcUrl] } },
  }
  const tokens = chains.current.tokens.map(({ address }) => address)
  const known = [chains.current, chains.other].map(({ chainId, name, rpcUrl }) => ({ chainId, name, rpcUrl }))
  const page = createTestPage()
  const leavePage = page.enter()
  const wallet = createControllableEvmWallet({
    page,
    rdns: 'com.example.one',
    keys: [key0, key1],
    chains: known,
    features: { calls: true, assets: true },
    tokens: tokens.map((address) => ({ chainId: chains.current.chainId, address })),
  })
  const otherWallet = createControllableEvmWallet({
    page,
    rdns: 'com.example.two',
    keys: [key2, key3],
    chains: known,
    features: { calls: false, assets: false },
  })
  const sessionWallet = createEvmWallet({ accounts: [key4, key5], chains: known })
  const origin = 'https://session.example.com'
  await sessionWallet.request({ origin, method: 'eth_requestAccounts' })
  const [account4, account5] = sessionWallet.accounts
  if (!account4 || !account5) throw new RangeError('The session has two accounts')
  const client = createPublicClient({ transport: http(chains.current.rpcUrl) })
  const anvil = createTestClient({ mode: 'anvil', transport: http(chains.current.rpcUrl) })
  const context = createAdapterContext({ networks: [current, other, unknownToWallet] })
  const { clock } = context.ports
  // The chain is polled at once instead of every second or every 4 s. All other times are real.
  const isPause = (ms: number): boolean => ms === 1_000 || ms === POLLING_INTERVAL
  const after: ClockPort['after'] = (ms, callback) => clock.after(isPause(ms) ? 20 : ms, callback)

  return {
    createFactory: () => eip155Adapter({ wagmiConfig: options.createWagmiConfig?.() }),
    context: { ...context, ports: { ...context.ports, clock: { ...clock, after } } },
    wallet,
    otherWallet,
    networks: { current, other, unknownToWallet, unknownToApp: 'eip155:424242' },
    chain: {
      getBalance: ({ address, token }) =>
        token
          ? client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [address] })
          : client.getBalance({ address }),
      createRecipient: () => privateKeyToAccount(generatePrivateKey()).address,
      tokens,
      amount: 123_456n,
      createTransaction: ({ to, amount }) => ({ to, value: amount }),
      sendReplaceable: async ({ to, amount }) => {
        await anvil.setAutomine(false)
        sessionWallet.changeNetwork(chains.current.chainId)
        const transaction = { from: account4, to, value: numberToHex(amount) }
        const id = await sessionWallet.request({ origin, method: 'eth_sendTransaction', params: [transaction] })
        if (!isHex(id)) throw new TypeError('A hash was expected')
        return {
          id,
          replace: async (how) => {
            const replacement = await sessionWallet[how === 'spedUp' ? 'speedUp' : 'cancel'](id)
            await anvil.mine({ blocks: 1 })
            return replacement
          },
        }
      },
    },
    createSession: async (parameters) =>
      createControllableSession<Eip155Types>({
        namespace: 'eip155',
        accounts: [account4, account5],
        networkIds: [current.caipNetworkId, other.caipNetworkId],
        methods: parameters?.methods ?? SESSION_METHODS,
        handle: ({ networkId, method, params }) => {
          sessionWallet.changeNetwork(Number(networkId.split(':')[1]))
          return sessionWallet.request({ origin, method, params })
        },
      }),
    verifySignature: async ({ address, message, signature }) =>
      isHex(signature) && verifyMessage({ address, message, signature }),
    addressVectors: {
      // EIP-55.
      valid: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
        '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
        '0x52908400098527886E0F7030069857D2E4169EE7',
        '0xde709f2102306220921060314715629080e2fb77',
        '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      ],
      invalid: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0',
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
        'x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n',
        ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        'vitalik.eth',
      ],
    },
    providerErrors: providerErrorRows,
    getListenerCount: () => page.getListenerCount() + wallet.getListenerCount() + otherWallet.getListenerCount(),
    teardown: async () => {
      await anvil.setAutomine(true)
      for (const { wallet: each } of [wallet, otherWallet]) each.destroy()
      sessionWallet.destroy()
      leavePage()
    },
  }
}

function toNetwork({ chainId, name, rpcUrl, caipNetworkId, nativeCurrency }: DevnetEvmChain): Network<'eip155'> {
  return {
    id: chainId,
    name,
    chainNamespace: 'eip155',
    caipNetworkId,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
