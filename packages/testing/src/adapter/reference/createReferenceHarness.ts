import type { AdapterFactory, CaipNetworkId, Network } from '@latchkey/core/adapter'
import type { AdapterHarness } from '../AdapterHarness.ts'
import { createAdapterContext } from '../createAdapterContext.ts'
import { createControllableSession } from '../createControllableSession.ts'
import { createReferenceAdapter } from './createReferenceAdapter.ts'
import { createReferenceKey } from './createReferenceKey.ts'
import { createReferenceChain } from './createReferenceChain.ts'
import { createReferencePage } from './createReferencePage.ts'
import { createReferenceWallet } from './createReferenceWallet.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'
import { sendReferenceTransfer } from './sendReferenceTransfer.ts'
import { verifyReferenceSignature } from './verifyReferenceSignature.ts'

/** A world for the reference adapter: four chains, two wallets, real keys. */
export async function createReferenceHarness(
  options: {
    /** Whether the wallets are on no network of their own. */
    readonly isChosenByApp?: boolean | undefined
  } = {},
): Promise<AdapterHarness<ReferenceTypes>> {
  const page = createReferencePage()
  const walletKeys = [createReferenceKey(), createReferenceKey()] as const
  const otherKeys = [createReferenceKey(), createReferenceKey()] as const
  const sessionKeys = [createReferenceKey(), createReferenceKey()] as const
  const keys = [...walletKeys, ...otherKeys, ...sessionKeys]
  const tokens = [createReferenceKey().address, createReferenceKey().address]

  const networks = [createNetwork('current'), createNetwork('other'), createNetwork('new')] as const
  const [current, other, unknownToWallet] = networks
  const unknownToApp: CaipNetworkId = 'polkadot:elsewhere'
  const chains = new Map(
    [...networks.map(({ caipNetworkId }) => caipNetworkId), unknownToApp].map((networkId) => [
      networkId,
      createReferenceChain({
        networkId,
        rich: keys.map(({ address }) => address),
        tokens,
        amount: 1_000_000_000n,
      }),
    ]),
  )
  const offered = options.isChosenByApp ? [current.caipNetworkId, other.caipNetworkId] : undefined
  const shared = { networkId: current.caipNetworkId, offered, chains, unknown: [unknownToWallet.caipNetworkId] }
  const wallet = createReferenceWallet({ ...shared, id: 'com.example.one', isRich: true, keys: walletKeys })
  const otherWallet = createReferenceWallet({ ...shared, id: 'com.example.two', isRich: false, keys: otherKeys })
  page.announce(wallet.provider)
  page.announce(otherWallet.provider)

  return {
    createFactory: (): AdapterFactory<ReferenceTypes> => ({
      namespace: 'polkadot',
      create: (context) =>
        createReferenceAdapter({ page, networks: context.networks, getChain: (networkId) => findChain(networkId) }),
    }),
    context: createAdapterContext({ networks }),
    wallet: wallet.controls,
    otherWallet: otherWallet.controls,
    networks: { current, other, unknownToWallet, unknownToApp },
    chain: {
      getBalance: async ({ address, token }) => getChain(current.caipNetworkId).getBalance(address, token),
      createRecipient: () => createReferenceKey().address,
      tokens,
      amount: 12_345n,
      createTransaction: ({ to, amount }) => ({ to, amount }),
      sendReplaceable: async ({ to, amount }) => {
        const chain = getChain(current.caipNetworkId)
        const from = otherKeys[1].address
        const id = chain.hold({ from, to, amount, nonce: chain.getNonce(from) })
        return { id, replace: async (how) => chain.replace(id, how) }
      },
    },
    createSession: async (parameters) =>
      createControllableSession<ReferenceTypes>({
        namespace: 'polkadot',
        accounts: [sessionKeys[0].address, sessionKeys[1].address],
        networkIds: [current.caipNetworkId, other.caipNetworkId],
        methods: parameters?.methods ?? ['signMessage', 'transfer'],
        handle: async ({ networkId, method, params }) => {
          const given: Readonly<Record<string, unknown>> = Object(params)
          const key = sessionKeys.find(({ address }) => address === (given['address'] ?? given['from']))
          if (!key) throw new ReferenceWalletError('UNAUTHORIZED')
          return method === 'signMessage'
            ? key.sign(String(given['message']))
            : sendReferenceTransfer({ chain: getChain(networkId), key, params: given })
        },
      }),
    verifySignature: async ({ address, message, signature }) =>
      verifyReferenceSignature({ address, text: message, signature }),
    addressVectors: {
      // Public keys of RFC 8032, section 7.1.
      valid: [
        '0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
        '0x3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
        '0xfc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      ],
      invalid: [
        'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
        '0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f70751',
        '0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a00',
        '0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511g',
        ' 0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
        '0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a\n',
      ],
    },
    providerErrors: [
      { action: 'connect', given: new ReferenceWalletError('USER_REJECTED'), code: 'connection.rejected' },
      { action: 'connect', given: new ReferenceWalletError('PENDING'), code: 'connection.pending' },
      { action: 'connect', given: new ReferenceWalletError('NEVER_HEARD_OF'), code: 'connection.failed' },
      { action: 'switchNetwork', given: new ReferenceWalletError('USER_REJECTED'), code: 'network.switchRejected' },
      { action: 'switchNetwork', given: new ReferenceWalletError('NEVER_HEARD_OF'), code: 'network.switchFailed' },
      { action: 'sign', given: new ReferenceWalletError('USER_REJECTED'), code: 'request.rejected' },
      { action: 'sign', given: new ReferenceWalletError('NEVER_HEARD_OF'), code: 'request.failed' },
      { action: 'transfer', given: new ReferenceWalletError('USER_REJECTED'), code: 'request.rejected' },
      {
        action: 'transfer',
        given: new ReferenceWalletError('INSUFFICIENT_FUNDS'),
        code: 'transaction.insufficientFunds',
      },
    ],
    getListenerCount: () => page.getListenerCount() + wallet.getListenerCount() + otherWallet.getListenerCount(),
    teardown: async () => undefined,
  }

  function findChain(networkId: CaipNetworkId) {
    return [...chains].find(([id]) => id === networkId)?.[1]
  }
  function getChain(networkId: CaipNetworkId) {
    const chain = findChain(networkId)
    if (!chain) throw new ReferenceWalletError('UNKNOWN_NETWORK')
    return chain
  }
}

function createNetwork(reference: string): Network {
  return {
    id: reference,
    name: `Reference ${reference}`,
    chainNamespace: 'polkadot',
    caipNetworkId: `polkadot:${reference}`,
    nativeCurrency: { name: 'Reference coin', symbol: 'REF', decimals: 3 },
    rpcUrls: { default: { http: [] } },
  }
}
