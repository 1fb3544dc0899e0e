import type { Namespace } from '@latchkey/protocol/caip'

/** The signs that identify two entries as one wallet, strongest first. */
export type WalletMatch = 'id' | 'rdns' | 'name'

/** The identifying fields of a wallet from the page, the app's own list or the catalogue. */
export interface WalletIdentity {
  /** The id of the connector or of the catalogue entry. */
  readonly id: string
  /** EIP-6963 reverse domain name. */
  readonly rdns?: string | null | undefined
  readonly name: string
  /** For a connector only. */
  readonly chain?: Namespace | undefined
}

/**
 * Decides whether two entries of any source are the same wallet: by id, otherwise by reverse domain name, otherwise by
 * display name without regard to case. Equal names do not count if the reverse domain names differ, unless the
 * entries belong to two namespaces: a wallet may use another domain in each.
 */
export function matchWallets(left: WalletIdentity, right: WalletIdentity): WalletMatch | undefined {
  if (left.id === right.id) return 'id'
  const hasBoth = left.rdns && right.rdns
  if (hasBoth && left.rdns === right.rdns) return 'rdns'
  const isAcross = left.chain && right.chain && left.chain !== right.chain
  const name = normalizeWalletName(left.name)
  return name && name === normalizeWalletName(right.name) && (isAcross || !hasBoth) ? 'name' : undefined
}

/**
 * Normalises a wallet's name for comparison: without case and surrounding space, and `Trust Wallet` as `Trust`
 * (S5.036).
 */
function normalizeWalletName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')
}
