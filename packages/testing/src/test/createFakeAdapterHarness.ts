import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import { createFakeAdapter, fakeWallet, type FakeWallet } from '@latchkey/core/testing'
import type { AdapterHarness } from '../adapter/AdapterHarness.ts'
import type { ControllableWallet } from '../adapter/ControllableWallet.ts'
import { createAdapterContext } from '../adapter/createAdapterContext.ts'
import { createControllableSession } from '../adapter/createControllableSession.ts'

const address = (digit: string): string => `0x${digit.repeat(40)}`
const walletAddresses = [address('1'), address('2')] as const
const otherAddresses = [address('3'), address('4')] as const
const sessionAddresses = [address('5'), address('6')] as const

/** Creates a world for the contract suite over the keyless adapter that tests of core and React use. */
export async function createFakeAdapterHarness(): Promise<AdapterHarness> {
  const networks = [createNetwork(1), createNetwork(42_161), createNetwork(31_337)] as const
  const [current, other, unknownToWallet] = networks
  const { factory, wallets } = createFakeAdapter({
    wallets: [
      { ...fakeWallet('com.example.one', 'One'), addresses: walletAddresses },
      { ...fakeWallet('com.example.two', 'Two'), addresses: otherAddresses },
    ],
    networkId: current.caipNetworkId,
  })
  const [wallet, otherWallet] = wallets
  if (!wallet || !otherWallet) throw new TypeError('The fake adapter lists two wallets.')
  let recipients = 0

  return {
    createFactory: () => ({ ...factory }),
    context: createAdapterContext({ networks }),
    wallet: toControllable(wallet, walletAddresses),
    otherWallet: toControllable(otherWallet, otherAddresses),
    networks: { current, other, unknownToWallet, unknownToApp: 'eip155:137' },
    chain: {
      getBalance: async () => 0n,
      createRecipient: () => {
        recipients += 1
        return `0x${recipients.toString(16).padStart(40, 'f')}`
      },
      tokens: [],
      amount: 1n,
    },
    createSession: async ({ methods = ['personal_sign'] } = {}) =>
      createControllableSession({
        namespace: 'eip155',
        accounts: sessionAddresses,
        networkIds: [current.caipNetworkId, other.caipNetworkId],
        methods,
        handle: async ({ method }) => method,
      }),
    verifySignature: async () => false,
    addressVectors: {
      // EIP-55
      valid: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      ],
      invalid: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d3590',
        'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB!!',
      ],
    },
    providerErrors: [
      { action: 'connect', given: new Error('The wallet broke.'), code: 'connection.failed' },
      { action: 'switchNetwork', given: new Error('The wallet broke.'), code: 'network.switchFailed' },
      ...refusals,
    ],
    getListenerCount: () => wallets.reduce((sum, { getListenerCount }) => sum + getListenerCount(), 0),
    teardown: async () => undefined,
  }
}

/** How wallets refuse (EIP-1193), and what must come of it. */
const refusals = (
  [
    ['connect', 'connection.rejected'],
    ['switchNetwork', 'network.switchRejected'],
  ] as const
).map(([action, code]) => ({ action, code, given: { code: 4_001, message: 'User rejected the request.' } }))

function toControllable(wallet: FakeWallet, accounts: readonly [string, string]): ControllableWallet {
  return {
    connectorId: wallet.descriptor.id,
    accounts,
    answerWith: (answer) => {
      wallet.answer = answer
    },
    release: async (answer) => wallet.settle(answer),
    getPromptCount: wallet.getPromptCount,
    changeAccounts: async (addresses) => wallet.changeAccounts(addresses),
    changeNetwork: async (networkId) => wallet.changeNetwork(networkId),
  }
}

function createNetwork(id: number): Network<'eip155'> {
  const caipNetworkId: CaipNetworkId<'eip155'> = `eip155:${id}`
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}
