import { createProviderError } from '../errors/createProviderError.ts'
import { TestingError } from '../errors/TestingError.ts'
import { createStandardState } from '../standard/createStandardState.ts'
import type { StandardState } from '../standard/createStandardState.ts'
import { createStandardWallet } from '../standard/createStandardWallet.ts'
import { createListeners } from '../wallet/createListeners.ts'
import { createWalletScript } from '../wallet/createWalletScript.ts'
import type { WalletScript } from '../wallet/createWalletScript.ts'
import { extendObject } from '../wallet/extendObject.ts'
import { orDisconnected } from '../wallet/orDisconnected.ts'
import { resolveIdentity } from '../wallet/resolveIdentity.ts'
import { bitcoinMethods } from './bitcoinMethods.ts'
import { bitcoinTestKeys } from './bitcoinTestKeys.ts'
import type { BitcoinContext } from './context.ts'
import { createBitcoinAddresses } from './createBitcoinAddresses.ts'
import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import { createBitcoinHandlers } from './createBitcoinHandlers.ts'
import { describeBitcoinAccounts } from './describeBitcoinAccounts.ts'
import { describeSatsNetwork } from './describeSatsNetwork.ts'
import { esploraTransport } from './esploraTransport.ts'
import { resolveBitcoinChains } from './resolveBitcoinChains.ts'
import type { ResolvedBitcoinChain } from './resolveBitcoinChains.ts'
import { resolveBitcoinKeys } from './resolveBitcoinKeys.ts'
import { toSatsAddress } from './toSatsAddress.ts'
import type { BitcoinWallet, BitcoinWalletEvent, BitcoinWalletParameters } from './types.ts'

const localChain = { chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002', name: 'Bitcoin local' } as const
const bitcoin = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/**
 * Creates a Bitcoin wallet and returns it with its state. Pass `script` to share one script between several
 * wallets.
 */
export function createBitcoinWalletWithState(
  parameters: BitcoinWalletParameters,
  script: WalletScript = createWalletScript(parameters.confirm),
): { readonly wallet: BitcoinWallet; readonly state: StandardState; readonly context: BitcoinContext } {
  const { name, rdns, icon, storage, transport = esploraTransport, paymentType = 'p2wpkh' } = parameters
  const paymentTypes = [...new Set([paymentType].flat())]
  const identity = resolveIdentity({ caller: 'createBitcoinWallet', name, rdns, icon })
  const providerId = resolveProviderId(parameters.providerId, identity.name)
  const keys = resolveBitcoinKeys(parameters.accounts ?? bitcoinTestKeys.slice(0, 1))
  const chains = resolveBitcoinChains(parameters.chains ?? [localChain])
  const byChain = new Map(
    chains.map((network) => [network.chain, createBitcoinAddresses({ keys, paymentTypes, network })]),
  )
  const end = new AbortController()
  const listeners = createListeners<BitcoinWalletEvent>()

  const findChain = (id: string): ResolvedBitcoinChain | undefined =>
    chains.find(({ chain, caipNetworkId, satsName }) => [chain, caipNetworkId, satsName].includes(id))
  const getChain = (id: string = state.chain): ResolvedBitcoinChain => {
    const match = findChain(id)
    if (match === undefined) throw createProviderError('chainDisconnected')
    return match
  }
  const getAddresses = ({ chain }: ResolvedBitcoinChain): readonly BitcoinAddress[] => byChain.get(chain) ?? []
  const listAddresses = (): readonly string[] => getAddresses(getChain()).map(({ address }) => address)
  /** Finds an account by any of its addresses on any network. */
  const toAccount = (text: string): string | undefined =>
    [...byChain.values()].flat().find(({ id, address }) => address === text || id === text)?.id

  const state: StandardState = createStandardState({
    accounts: getAddresses(chains[0]).map(({ id }) => id),
    visible: getAddresses(chains[0]).flatMap(({ id, account }) => (keys.some((key) => key.id === account) ? id : [])),
    chains: [chains[0].chain, ...chains.slice(1).map(({ chain }) => chain)],
    describeChain: (id) => ({ chainId: id, name: findChain(id)?.name ?? id, nativeCurrency: bitcoin }),
    storage,
    storageKey: `latchkey.testing.bitcoin.${identity.name}`,
    onChange({ origin, hasChain }) {
      const chain = getChain()
      const accounts = describeBitcoinAccounts(getAddresses(chain), state.getExposed(origin))
      const { bitcoin: network, stacks } = describeSatsNetwork(chain)
      const sats = { addresses: accounts.map(toSatsAddress), bitcoin: network, stacks }
      listeners.emit({ event: 'change', data: { accounts, chain: chain.chain, isOtherChain: hasChain, sats } }, origin)
    },
  })
  const context: BitcoinContext = {
    state,
    getChain,
    knows: (id) => findChain(id) !== undefined,
    getAddresses,
    async ask({ esploraUrl }, path, body) {
      if (end.signal.aborted) throw createProviderError('disconnected')
      return orDisconnected(transport({ esploraUrl, path, body, signal: end.signal }), end.signal)
    },
  }
  const parts = createStandardWallet<BitcoinWalletEvent>({
    name: 'BitcoinWallet',
    identity,
    script,
    state,
    listeners,
    methods: bitcoinMethods,
    handlers: createBitcoinHandlers(context),
    toAccount,
    listAddresses,
    toChain: (id) => findChain(id)?.chain,
    end,
  })
  const members: Pick<
    BitcoinWallet,
    'namespace' | 'info' | 'accounts' | 'chains' | 'chain' | 'providerId' | 'changeNetwork'
  > = {
    namespace: 'bip122',
    info: identity,
    get accounts() {
      return listAddresses()
    },
    chains: chains.map(({ chain, esploraUrl, name: called }) => ({ chain, esploraUrl, name: called })),
    get chain() {
      return getChain().chain
    },
    providerId,
    changeNetwork(chain) {
      if (findChain(chain) === undefined) {
        const known = chains.map((each) => each.chain).join(', ')
        throw new TestingError('testing.invalidParameter', `BitcoinWallet: it has ${known}, not "${chain}".`)
      }
      state.setChain(chain)
    },
  }
  return { wallet: extendObject(parts, members), state, context }
}

/** Returns the path of a wallet's provider in `window`; throws `testing.invalidParameter` if it is not a path of names. */
function resolveProviderId(requested: string | undefined, walletName: string): string {
  const words = walletName.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const id = requested ?? `LatchkeyTestProviders.${words === '' ? 'Wallet' : words}`
  const isPath = /^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}\p{N}_$]+)*$/u.test(id)
  const isHarmful = id.split('.').some((part) => part in {})
  if (isPath && !isHarmful) return id
  throw new TestingError(
    'testing.invalidParameter',
    `createBitcoinWallet: "providerId" must be a path of names, such as "XverseProviders.BitcoinProvider", got "${id}".`,
  )
}
