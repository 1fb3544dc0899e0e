import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Ethereum (SLIP-44). */
const ethereum = 60

/** The first of the EVM chains (ENSIP-11), which stands for all of them (ENSIP-19). */
const firstEvm = 0x8000_0000

/** The coin types of EVM chains. */
export const coinTypes = {
  ethereum,
  /** Every EVM chain without a record of its own. */
  anyEvm: firstEvm,
  /** Whether it is the coin type of an EVM chain. */
  isEvm: (coinType: number | bigint): boolean =>
    coinType === ethereum || coinType === BigInt(ethereum) || (coinType >= firstEvm && coinType <= 0xffff_ffff),
  /** The chain of a coin type, or `undefined` if it names no single EVM chain. */
  toChainId(coinType: number): CaipNetworkId | undefined {
    if (coinType === ethereum) return 'eip155:1'
    return coinType > firstEvm && coinType <= 0xffff_ffff ? `eip155:${coinType - firstEvm}` : undefined
  },
} as const
