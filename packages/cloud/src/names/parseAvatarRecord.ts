import { isHex } from '@latchkey/protocol/atoms'
import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/protocol/caip'

/** Longest record, in characters. */
const lengthAtMost = 65_536

/** A token whose picture is an avatar. */
export interface AvatarToken {
  readonly kind: 'token'
  readonly standard: 'erc721' | 'erc1155'
  readonly chainId: CaipNetworkId
  /** In lower case. */
  readonly contract: `0x${string}`
  readonly id: bigint
}

/** Where an avatar is. */
export type AvatarRecord = AvatarToken | { readonly kind: 'url'; readonly url: string }

const token = /^(eip155:\d{1,32})\/(erc721|erc1155):(0x[\da-f]{40})\/(\d{1,78}|0x[\da-f]{1,64})$/

/** Parses the text record `avatar` of a name (ENSIP-12); `undefined` for a form that is not supported. */
export function parseAvatarRecord(text: string): AvatarRecord | undefined {
  if (text.length > lengthAtMost) return undefined
  if (/^(?:https|ipfs|data):/i.test(text)) return { kind: 'url', url: text }
  const [, chainId = '', standard, contract = '', id = ''] = token.exec(text.toLowerCase()) ?? []
  if (!isCaipNetworkId(chainId) || !isHex(contract) || BigInt(id) >= 1n << 256n) return undefined
  return { kind: 'token', standard: standard === 'erc721' ? standard : 'erc1155', chainId, contract, id: BigInt(id) }
}
