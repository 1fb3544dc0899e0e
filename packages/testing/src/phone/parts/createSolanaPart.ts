import { createSolanaWalletWithState } from '../../solana/createSolanaWalletWithState.ts'
import { solanaMethods } from '../../solana/solanaMethods.ts'
import type { SolanaWalletParameters } from '../../solana/types.ts'
import type { WalletScript } from '../../wallet/createWalletScript.ts'
import type { PhonePart } from './PhonePart.ts'

/** Creates a phone's part for Solana. */
export function createSolanaPart(parameters: SolanaWalletParameters, script: WalletScript): PhonePart {
  const { wallet, state, findChain } = createSolanaWalletWithState(parameters, script)
  const toId = (name: string): string => findChain(name)?.caipNetworkIds[0] ?? name
  return {
    namespace: 'solana',
    wallet,
    state,
    methods: Object.keys(solanaMethods).filter((method) => method.startsWith('solana_')),
    events: ['accountsChanged', 'chainChanged'],
    chains: wallet.chains.map(({ chain, name = chain }) => ({ chain: toId(chain), name })),
    findChain: (chain) => findChain(chain)?.chain.chain,
    getChain: () => toId(state.chain),
    listAccounts: () => wallet.accounts.map((address) => ({ address })),
    toAccounts: (address) => wallet.accounts.filter((own) => own === address),
    toAddresses: (accounts) => accounts,
    toEvent: (accounts) => ({ name: 'accountsChanged', data: accounts }),
  }
}
