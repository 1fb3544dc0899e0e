import type { Namespace } from '@latchkey/protocol/caip'
import { normalizeWalletName } from './normalizeWalletName.ts'

/** By what two entries were recognised as one wallet, the strongest sign first. */
export type WalletMatch = 'id' | 'rdns' | 'name'

/** What a wallet can be recognised by, wherever the entry comes from: the page, the app's own list or the catalogue. */
export interface WalletIdentity {
  /** The connector's id, or the catalogue's. */
  readonly id: string
  /** EIP-6963 reverse domain name. */
  readonly rdns?: string | null | undefined
  readonly name: string
  /** Of a connector. */
  readonly chain?: Namespace | undefined
}

/**
 * The one rule by which entries of different origin are one wallet: by id, else by reverse domain name, else by display
 * name (S5.035), whatever its capitals. Names that are the same say nothing where the reverse domain names contradict each
 * other, unless the entries belong to two namespaces: a wallet need not go by one domain in all of them.
 */
export function matchWallets(left: WalletIdentity, right: WalletIdentity): WalletMatch | undefined {
  if (left.id === right.id) return 'id'
  const hasBoth = left.rdns && right.rdns
  if (hasBoth && left.rdns === right.rdns) return 'rdns'
  const isAcross = left.chain && right.chain && left.chain !== right.chain
  const name = normalizeWalletName(left.name)
  return name && name === normalizeWalletName(right.name) && (isAcross || !hasBoth) ? 'name' : undefined
}
