import { isPlainObject } from '@latchkey/core/adapter'

/** The hash of `Transfer(address,address,uint256)` (ERC-20). */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A transfer that a log reports. Addresses are in lower case. */
export interface LoggedTransfer {
  /** The contract that wrote the log. */
  readonly address: string
  readonly from: string
  readonly to: string
  readonly value: bigint
}

/** Reads the transfers of fungible tokens among the logs of a call. */
export function readTransfers(logs: readonly unknown[]): readonly LoggedTransfer[] {
  return logs.flatMap((log) => {
    const { address, topics, data } = isPlainObject(log) ? log : {}
    const list: readonly unknown[] = Array.isArray(topics) ? topics : []
    const [topic, from, to] = list
    // An NFT (ERC-721) has its id as the fourth topic.
    if (typeof address !== 'string' || list.length !== 3 || topic !== TRANSFER_TOPIC) return []
    if (typeof data !== 'string' || !/^0x[\da-f]{64}$/i.test(data)) return []
    if (typeof from !== 'string' || typeof to !== 'string') return []
    return [{ address: address.toLowerCase(), from: toAddress(from), to: toAddress(to), value: BigInt(data) }]
  })
}

function toAddress(topic: string): string {
  return `0x${topic.slice(-40).toLowerCase()}`
}
