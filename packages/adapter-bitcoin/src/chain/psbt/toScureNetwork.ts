import type { BitcoinChain } from '../chains.ts'

/** Converts a network for `@scure/btc-signer`. `wif` is unused: there are no private keys here. */
export function toScureNetwork({ bech32, pubKeyHash, scriptHash }: BitcoinChain): {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
} {
  return { bech32, pubKeyHash, scriptHash, wif: 0 }
}
