import { createProviderError } from '../errors/createProviderError.ts'
import { createStandardState } from '../standard/createStandardState.ts'
import type { StandardState } from '../standard/createStandardState.ts'
import { createStandardWallet } from '../standard/createStandardWallet.ts'
import { createListeners } from '../wallet/createListeners.ts'
import { createWalletScript } from '../wallet/createWalletScript.ts'
import type { WalletScript } from '../wallet/createWalletScript.ts'
import { extendObject } from '../wallet/extendObject.ts'
import { fetchTransport } from '../wallet/fetchTransport.ts'
import { orDisconnected } from '../wallet/orDisconnected.ts'
import { resolveIdentity } from '../wallet/resolveIdentity.ts'
import { describeSolanaAccounts } from './describeSolanaAccounts.ts'
import { resolveSolanaChains } from './resolveSolanaChains.ts'
import type { ResolvedSolanaChain } from './resolveSolanaChains.ts'
import { resolveSolanaKeys } from './resolveSolanaKeys.ts'
import { solanaMethods } from './solanaMethods.ts'
import { solanaTestKeys } from './solanaTestKeys.ts'
import type { SolanaFeature, SolanaWallet, SolanaWalletEvent, SolanaWalletParameters } from './types.ts'
import type { StandardHandler } from '../standard/types.ts'
import type { SolanaContext } from './context.ts'
import { createSolanaConnectHandlers } from './handlers/createSolanaConnectHandlers.ts'
import { createSolanaFeatureHandlers } from './handlers/createSolanaFeatureHandlers.ts'
import { createSolanaSessionHandlers } from './handlers/createSolanaSessionHandlers.ts'
import { createSolanaSigner } from './createSolanaSigner.ts'
import type { SolanaMethodName } from './solanaMethods.ts'

const localChain = { chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:8899', name: 'Solana local' } as const
const allFeatures: readonly SolanaFeature[] = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]
const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/**
 * Creates a Solana wallet and returns it with its state. Pass `script` to share one script between several
 * wallets.
 */
export function createSolanaWalletWithState(
  parameters: SolanaWalletParameters,
  script: WalletScript = createWalletScript(parameters.confirm),
): {
  readonly wallet: SolanaWallet
  readonly state: StandardState
  /** Finds an offered chain by any of its names. */
  readonly findChain: (chain: string) => ResolvedSolanaChain | undefined
} {
  const { name, rdns, icon, transport = fetchTransport, storage, features = allFeatures } = parameters
  const identity = resolveIdentity({ caller: 'createSolanaWallet', name, rdns, icon })
  const keys = resolveSolanaKeys(parameters.accounts ?? solanaTestKeys.slice(0, 1))
  const chains = resolveSolanaChains(parameters.chains ?? [localChain])
  const end = new AbortController()
  const listeners = createListeners<SolanaWalletEvent>()
  const addresses = [...keys.keys()]

  const findChain = (id: string): ResolvedSolanaChain | undefined =>
    chains.find(({ chain, caipNetworkIds }) => chain.chain === id || caipNetworkIds.includes(id))

  const state = createStandardState({
    accounts: addresses,
    chains: [chains[0].chain.chain, ...chains.slice(1).map(({ chain }) => chain.chain)],
    describeChain: (id) => ({ chainId: id, name: findChain(id)?.chain.name ?? id, nativeCurrency: sol }),
    storage,
    storageKey: `latchkey.testing.solana.${identity.name}`,
    // Only a phone has a current chain. For pages a Solana wallet is on all of its clusters.
    onChange: ({ origin, hasAccounts }) => {
      if (!hasAccounts) return
      const accounts = describeSolanaAccounts(keys, state.getExposed(origin))
      listeners.emit({ event: 'change', data: { accounts } }, origin)
    },
  })
  const handlers = createSolanaHandlers({
    state,
    keys,
    features,
    getChain(id) {
      const match = findChain(id)
      if (match === undefined) throw createProviderError('chainDisconnected')
      return match
    },
    async rpc({ chain }, method, params) {
      if (end.signal.aborted) throw createProviderError('disconnected')
      return orDisconnected(transport({ rpcUrl: chain.rpcUrl, method, params, signal: end.signal }), end.signal)
    },
  })
  const parts = createStandardWallet<SolanaWalletEvent>({
    name: 'SolanaWallet',
    identity,
    script,
    state,
    listeners,
    methods: solanaMethods,
    handlers,
    toAccount: (address) => (keys.has(address) ? address : undefined),
    listAddresses: () => addresses,
    toChain: (id) => findChain(id)?.chain.chain,
    end,
  })
  const members = {
    namespace: 'solana' as const,
    info: identity,
    accounts: addresses,
    chains: chains.map(({ chain }) => chain),
    features,
  }
  return { wallet: extendObject(parts, members), state, findChain }
}

/** Returns the handler of each method of a Solana wallet. */
function createSolanaHandlers(context: SolanaContext): Readonly<Record<SolanaMethodName, StandardHandler>> {
  const signer = createSolanaSigner(context)
  return {
    ...createSolanaConnectHandlers(context),
    ...createSolanaFeatureHandlers(context, signer),
    ...createSolanaSessionHandlers(context, signer),
  }
}
