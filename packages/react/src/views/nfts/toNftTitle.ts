import type { NftsState } from '@latchkey/core'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** A non-fungible token of the account. */
export type ShownNft = NftsState['nfts'][number]

/** Digits of a token's number that a title shows whole. */
const digitsAtMost = 12

/** The name of a token, or its number if it has none. What its contract says is shown as text only. */
export function toNftTitle({ name = '', tokenId }: Pick<ShownNft, 'name' | 'tokenId'>): string {
  return toDisplayText(name) || toNftNumber(tokenId)
}

/** A token's number, shortened in the middle if it is a hash. */
export function toNftNumber(tokenId: string): string {
  return `#${tokenId.length > digitsAtMost ? `${tokenId.slice(0, 5)}…${tokenId.slice(-5)}` : tokenId}`
}
