import type { ChainKind } from '../devnet/Devnet.ts'
import type { DemoWallet } from './DemoWallet.ts'
import { getEvmPart } from './getEvmPart.ts'

/** Number of addresses per key: on Bitcoin, one for payments followed by one for ordinals. */
const addressesPerKey: Readonly<Record<ChainKind, number>> = { eip155: 1, solana: 1, bip122: 2 }

/** Owner action in the wallet: selects the account after the app's current one. */
export function selectNextAccount(parameters: {
  readonly wallet: DemoWallet
  readonly kind: ChainKind
  readonly address: string | undefined
}): void {
  const { wallet, kind, address } = parameters
  const evm = kind === 'eip155' ? getEvmPart(wallet) : undefined
  if (evm !== undefined) {
    const next = evm.accounts.findIndex((account) => account === address) + 1
    // The selected account is the first.
    evm.changeAccounts([...evm.accounts.slice(next), ...evm.accounts.slice(0, next)])
    return
  }
  if (wallet.namespace === 'eip155') return
  const { accounts } = wallet.namespace === 'multichain' ? wallet[kind] : wallet
  const count = addressesPerKey[kind]
  const next = (accounts.findIndex((account) => account === address) + count) % accounts.length
  // These wallets have no order: an app keeps its account while it is exposed, so only the selected account is exposed.
  wallet.changeAccounts(accounts.slice(next, next + count))
}
