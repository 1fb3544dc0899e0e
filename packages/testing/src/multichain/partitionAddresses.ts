import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import type { BitcoinWallet } from '../bitcoin/types.ts'
import type { SolanaWallet } from '../solana/types.ts'
import type { EvmWallet } from '../wallet/types.ts'

/** Groups addresses by the part of the wallet that holds their keys, and returns one that no part holds. */
export function partitionAddresses(parameters: {
  readonly addresses: readonly string[]
  readonly eip155: EvmWallet
  readonly solana: SolanaWallet
  readonly bip122: BitcoinWallet
}): {
  readonly eip155: readonly Address[]
  readonly solana: readonly string[]
  readonly bip122: readonly string[]
  readonly unknown: string | undefined
} {
  const { addresses, eip155, solana, bip122 } = parameters
  const evm = addresses.flatMap((address) => (isAddress(address, { strict: false }) ? [getAddress(address)] : []))
  const known = {
    eip155: evm.filter((address) => eip155.accounts.includes(address)),
    solana: addresses.filter((address) => solana.accounts.includes(address)),
    bip122: addresses.filter((address) => bip122.accounts.includes(address)),
  }
  const isKnown = (address: string): boolean =>
    known.solana.includes(address) ||
    known.bip122.includes(address) ||
    known.eip155.some((each) => each.toLowerCase() === address.toLowerCase())
  return { ...known, unknown: addresses.find((address) => !isKnown(address)) }
}
