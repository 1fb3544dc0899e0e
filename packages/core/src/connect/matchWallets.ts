import type { Namespace } from '@latchkey/protocol/caip'
import { knownWallets, toPlainName } from './knownWallets.ts'

/** The signs that identify two entries as one wallet, strongest first. */
export const walletMatches = ['id', 'rdns', 'name'] as const

/** A sign that identifies two entries as one wallet. */
export type WalletMatch = (typeof walletMatches)[number]

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
 * Decides whether two entries of any source are the same wallet.
 *
 * Connectors of two namespaces are one wallet if they have the same reverse domain name, or if both are the same well-known
 * wallet. Their ids and names are otherwise no sign: on Solana and Bitcoin, a wallet takes both freely.
 *
 * All other entries are the same by id, otherwise by reverse domain name, otherwise by display name without regard to case,
 * unless their reverse domain names differ.
 */
export function matchWallets(left: WalletIdentity, right: WalletIdentity): WalletMatch | undefined {
  const isAcross = left.chain && right.chain && left.chain !== right.chain
  if (!isAcross && left.id === right.id) return 'id'
  const hasBoth = left.rdns && right.rdns
  if (hasBoth && left.rdns === right.rdns) return 'rdns'
  if (isAcross) {
    const known = findKnownWallet(left)
    return known && known === findKnownWallet(right) ? 'name' : undefined
  }
  const name = normalizeWalletName(left.name)
  return name && name === normalizeWalletName(right.name) && !hasBoth ? 'name' : undefined
}

/** Returns the reverse domain name of a well-known wallet. A name counts only if the wallet states no domain. */
function findKnownWallet({ rdns, name }: WalletIdentity): string | undefined {
  const plainName = toPlainName(name)
  return Object.keys(knownWallets).find((known) => (rdns ? rdns === known : knownWallets[known] === plainName))
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
