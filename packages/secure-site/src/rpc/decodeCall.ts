import { toHex } from '../vault/bytes.ts'
import type { ShownCall } from './toShownCalls.ts'

/** What a call does by its first four bytes. Amounts are in the token's smallest unit. */
export type DecodedCall =
  | { readonly kind: 'transfer'; readonly to: string; readonly amount: bigint }
  | {
      readonly kind: 'tokenTransfer'
      readonly token: string
      readonly from: string
      readonly to: string
      readonly amount: bigint | undefined
      readonly tokenId: bigint | undefined
    }
  | {
      readonly kind: 'approval'
      readonly token: string
      readonly spender: string
      readonly amount: bigint
    }
  | { readonly kind: 'approvalForAll'; readonly token: string; readonly spender: string; readonly isAllowed: boolean }
  | { readonly kind: 'call'; readonly to: string; readonly selector: string | undefined }
  | { readonly kind: 'deploy'; readonly length: number }

/**
 * Decodes a call by the functions that every token of a standard has. Arguments of another length or form are those of another function
 * with the same four bytes, so nothing is decoded.
 */
export function decodeCall(transaction: ShownCall, from: string): DecodedCall {
  const { data, to, value } = transaction
  if (to === undefined) return { kind: 'deploy', length: data.length }
  if (data.length === 0) return { kind: 'transfer', to, amount: value }
  const selector = toHex(data.subarray(0, 4))
  const call: DecodedCall = { kind: 'call', to, selector: data.length < 4 ? undefined : `0x${selector}` }
  const words = toWords(data.subarray(4))
  if (words === undefined) return call
  const address = (index: number): string | undefined => {
    const word = words[index] ?? ''
    return word.length === 64 && word.startsWith('0'.repeat(24)) ? `0x${word.slice(24)}` : undefined
  }
  const amount = (index: number): bigint => BigInt(`0x${words[index] ?? '0'}`)
  const [one, two] = [address(0), address(1)]
  switch (`${selector} ${words.length}`) {
    // transfer(address,uint256)
    case 'a9059cbb 2':
      return one ? { kind: 'tokenTransfer', token: to, from, to: one, amount: amount(1), tokenId: undefined } : call
    // transferFrom(address,address,uint256): the number is an amount or an id
    case '23b872dd 3':
      return one && two
        ? { kind: 'tokenTransfer', token: to, from: one, to: two, amount: amount(2), tokenId: undefined }
        : call
    // safeTransferFrom(address,address,uint256)
    case '42842e0e 3':
      return one && two
        ? { kind: 'tokenTransfer', token: to, from: one, to: two, amount: undefined, tokenId: amount(2) }
        : call
    // approve(address,uint256), increaseAllowance(address,uint256)
    case '095ea7b3 2':
    case '39509351 2':
      return one ? { kind: 'approval', token: to, spender: one, amount: amount(1) } : call
    // setApprovalForAll(address,bool)
    case 'a22cb465 2':
      return one && amount(1) < 2n
        ? { kind: 'approvalForAll', token: to, spender: one, isAllowed: amount(1) === 1n }
        : call
    // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
    case 'd505accf 7':
      return two ? { kind: 'approval', token: to, spender: two, amount: amount(2) } : call
    default:
      break
  }
  // safeTransferFrom(address,address,uint256,bytes) and (address,address,uint256,uint256,bytes)
  if (selector === 'b88d4fde' && one && two && words.length >= 5)
    return { kind: 'tokenTransfer', token: to, from: one, to: two, amount: undefined, tokenId: amount(2) }
  if (selector === 'f242432a' && one && two && words.length >= 6)
    return { kind: 'tokenTransfer', token: to, from: one, to: two, amount: amount(3), tokenId: amount(2) }
  // approve(address,address,uint160,uint48) of Permit2
  if (selector === '87517c45' && one && two && words.length === 4)
    return { kind: 'approval', token: one, spender: two, amount: amount(2) }
  return call
}

function toWords(data: Uint8Array): readonly string[] | undefined {
  if (data.length % 32 !== 0) return undefined
  return toHex(data).match(/.{64}/g) ?? []
}
