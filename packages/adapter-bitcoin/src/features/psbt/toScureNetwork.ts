import type { BitcoinChain } from '../../engine/chains.ts'

/** A network as the library that builds transactions knows it. Private keys are none of its business here. */
export function toScureNetwork({ bech32, pubKeyHash, scriptHash }: BitcoinChain): {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
} {
  return { bech32, pubKeyHash, scriptHash, wif: 0 }
}
