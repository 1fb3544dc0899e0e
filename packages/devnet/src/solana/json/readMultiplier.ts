import { extensionTypes } from '../accounts/extensionTypes.ts'
import { token2022Program } from '../accounts/programs.ts'
import type { Account } from '../chain/Account.ts'
import { listExtensions } from './readExtensions.ts'

const SECONDS_PER_YEAR = 31_556_736

/** How many basis points are the whole. */
const WHOLE = 10_000

/**
 * Returns by how much a mint of Token-2022 multiplies the amounts that it shows, with its interest or its scale. `undefined` for a mint
 * without either.
 */
export function readMultiplier(mint: Account | undefined): number | undefined {
  if (mint?.owner !== token2022Program) return undefined
  const now = Math.floor(Date.now() / 1000)
  for (const { type, value } of listExtensions(mint.data)) {
    if (type === extensionTypes.scaledAmount && value.length >= 56) {
      const isNext = now >= Number(value.readBigInt64LE(40))
      return value.readDoubleLE(isNext ? 48 : 32)
    }
    if (type === extensionTypes.interestBearing && value.length >= 52) {
      const [begun, updated] = [Number(value.readBigInt64LE(32)), Number(value.readBigInt64LE(42))]
      const grow = (rate: number, seconds: number): number => Math.exp((rate * seconds) / SECONDS_PER_YEAR / WHOLE)
      return grow(value.readInt16LE(40), updated - begun) * grow(value.readInt16LE(50), now - updated)
    }
  }
  return undefined
}
