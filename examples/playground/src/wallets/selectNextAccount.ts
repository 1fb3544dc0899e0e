import type { ChainKind } from '../devnet/Devnet.ts'
import type { DemoWallet } from './DemoWallet.ts'

/** Each key of a Bitcoin wallet has two addresses: one that pays, and then one for ordinals. */
const addressesPerKey = 2

/** What the owner does in the wallet: selects the account after the one that an app has. */
export function selectNextAccount(parameters: {
  readonly wallet: DemoWallet
  readonly kind: ChainKind
  readonly address: string | undefined
}): void {
  const { wallet, kind, address } = parameters
  const { accounts } = wallet.namespace === 'multichain' ? wallet[kind] : wallet
  const next = accounts.findIndex((account) => account === address) + (kind === 'bip122' ? addressesPerKey : 1)
  const others = [...accounts.slice(next), ...accounts.slice(0, next)]
  // An EVM wallet names its accounts by a type of its own.
  if (wallet.namespace === 'eip155')
    wallet.changeAccounts(wallet.accounts.toSorted((a, b) => others.indexOf(a) - others.indexOf(b)))
  else wallet.changeAccounts(others)
}
