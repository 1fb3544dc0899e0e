import { keccak_256 } from '@noble/hashes/sha3.js'
import { toHex } from '../../vault/bytes.ts'

/** An event of a contract, as a trial run reports it: topics and data in lower-case hexadecimal. */
export interface TrialLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** What an event says of the visitor's tokens. Which amount has moved, only the balances say. */
export type TokenEvent =
  /** Tokens of this contract have moved, from or to the visitor; or perhaps, because other contracts have the event too. */
  | { readonly kind: 'fungible'; readonly token: string; readonly isSure: boolean }
  | { readonly kind: 'coin'; readonly difference: bigint }
  | { readonly kind: 'collectible'; readonly token: string; readonly tokenId: bigint; readonly difference: bigint }
  | { readonly kind: 'allowance'; readonly token: string; readonly spender: string }
  | {
      readonly kind: 'collectibleAllowance'
      readonly token: string
      /** Absent if the permission is for the whole collection. */
      readonly tokenId: bigint | undefined
      readonly spender: string
      /** Otherwise the permission was taken back. */
      readonly isAllowed: boolean
    }
  /** A permission of Permit2, which takes tokens that it was allowed to take before. */
  | { readonly kind: 'permit2'; readonly token: string; readonly spender: string; readonly amount: bigint }

/** Under this address nodes report moves of the network's own coin (`traceTransfers`). */
const coin = `0x${'e'.repeat(40)}`
/** The same address on every chain. */
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

const topicOf = (event: string): string => `0x${toHex(keccak_256(new TextEncoder().encode(event)))}`
const topics = {
  transfer: topicOf('Transfer(address,address,uint256)'),
  transferOne: topicOf('TransferSingle(address,address,address,uint256,uint256)'),
  transferMany: topicOf('TransferBatch(address,address,address,uint256[],uint256[])'),
  approval: topicOf('Approval(address,address,uint256)'),
  approvalForAll: topicOf('ApprovalForAll(address,address,bool)'),
  // Wrapped coins announce what they make and burn by these alone.
  deposit: topicOf('Deposit(address,uint256)'),
  withdrawal: topicOf('Withdrawal(address,uint256)'),
  permit2Approval: topicOf('Approval(address,address,address,uint160,uint48)'),
  permit2Permit: topicOf('Permit(address,address,address,uint160,uint48,uint48)'),
}

/**
 * Reads an event (ERC-20, ERC-721, ERC-1155, WETH, Permit2, `traceTransfers`). An event that does not concern the visitor, or has another form,
 * is left out.
 *
 * @param owner the visitor's address, in lower case.
 */
export function readTokenEvents(
  { address: token, data, topics: given }: TrialLog,
  owner: string,
): readonly TokenEvent[] {
  const [event, ...indexed] = given
  const words = data.length % 64 === 2 ? (data.slice(2).match(/.{64}/g) ?? []) : undefined
  if (words === undefined) return []
  const all = [...indexed.map((topic) => topic.slice(2)), ...words]
  const addressAt = (index: number): string => toAddress(all[index])
  const numberAt = (index: number): bigint => toNumber(all[index])
  const sign = (from: string, to: string): bigint => (to === owner ? 1n : 0n) - (from === owner ? 1n : 0n)
  const isCollectible = indexed.length === 3 || (indexed.length === 0 && words.length === 3)
  switch (event) {
    case topics.transfer: {
      if (all.length !== 3) return []
      const difference = sign(addressAt(0), addressAt(1))
      if (difference === 0n) return []
      if (token === coin) return [{ kind: 'coin', difference: difference * numberAt(2) }]
      if (isCollectible) return [{ kind: 'collectible', token, tokenId: numberAt(2), difference }]
      return [{ kind: 'fungible', token, isSure: true }]
    }
    case topics.transferOne: {
      if (all.length !== 5) return []
      const difference = sign(addressAt(1), addressAt(2)) * numberAt(4)
      return difference === 0n ? [] : [{ kind: 'collectible', token, tokenId: numberAt(3), difference }]
    }
    case topics.transferMany: {
      const direction = sign(addressAt(1), addressAt(2))
      const ids = readList(words, 0)
      const amounts = readList(words, 1)
      if (indexed.length !== 3 || direction === 0n || ids === undefined || ids.length !== amounts?.length) return []
      return ids.map((tokenId, index) => ({
        kind: 'collectible',
        token,
        tokenId,
        difference: direction * (amounts[index] ?? 0n),
      }))
    }
    case topics.deposit:
    case topics.withdrawal:
      return all.length === 2 && addressAt(0) === owner ? [{ kind: 'fungible', token, isSure: false }] : []
    case topics.approval: {
      if (all.length !== 3 || addressAt(0) !== owner) return []
      const spender = addressAt(1)
      if (!isCollectible) return [{ kind: 'allowance', token, spender }]
      return [
        {
          kind: 'collectibleAllowance',
          token,
          tokenId: numberAt(2),
          spender,
          isAllowed: toNumber(spender.slice(2)) > 0n,
        },
      ]
    }
    case topics.approvalForAll:
      if (all.length !== 3 || addressAt(0) !== owner) return []
      return [
        {
          kind: 'collectibleAllowance',
          token,
          tokenId: undefined,
          spender: addressAt(1),
          isAllowed: numberAt(2) > 0n,
        },
      ]
    case topics.permit2Approval:
    case topics.permit2Permit:
      if (token !== permit2 || indexed.length !== 3 || addressAt(0) !== owner) return []
      return [{ kind: 'permit2', token: addressAt(1), spender: addressAt(2), amount: numberAt(3) }]
    default:
      return []
  }
}

/** The list at the offset that a word states (ABI); `undefined` if it does not fit. */
function readList(words: readonly string[], index: number): readonly bigint[] | undefined {
  const start = toNumber(words[index]) / 32n
  if (start >= BigInt(words.length)) return undefined
  const length = toNumber(words[Number(start)])
  if (length > BigInt(words.length) - start - 1n) return undefined
  return words.slice(Number(start) + 1, Number(start + length) + 1).map((word) => toNumber(word))
}

function toAddress(word = ''): string {
  return `0x${word.slice(24)}`
}

function toNumber(word = '0'): bigint {
  return BigInt(`0x${word}`)
}
