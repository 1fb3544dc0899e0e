import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { formatUnits } from 'viem'
import { getNativeCoin } from '../../balances/nativeCoins.ts'
import type {
  BlockscoutInternal,
  BlockscoutTransaction,
  BlockscoutTransfer,
} from '../../blockscout/blockscoutSchemas.ts'
import type { HistoryTransaction, HistoryTransfer } from '../History.ts'

/** Transfers of a transaction at most; an airdrop may have thousands. */
const transfersAtMost = 100

/** A row of one of the three lists. */
export interface HistoryPart {
  /** Identifies the row, so that it counts once if it is on two pages. */
  readonly id: string
  readonly hash: string
  /** `undefined` while it is in no block. */
  readonly block: number | undefined
  readonly minedAt: number | undefined
  /** The transaction itself, if the row is from the list of transactions. */
  readonly header?: Pick<HistoryTransaction, 'from' | 'to' | 'status' | 'method' | 'fee'> | undefined
  readonly transfer?: HistoryTransfer | undefined
}

interface Place {
  readonly chainId: CaipNetworkId
  /** In lower case. */
  readonly account: string
}

/** Reads a row of the list of transactions; `undefined` if it does not concern the account. */
export function toTransactionPart(row: BlockscoutTransaction, place: Place): HistoryPart | undefined {
  const to = row.to?.hash ?? row.created_contract?.hash
  if (!isOwn(place, row.from.hash, row.to?.hash, row.created_contract?.hash)) return undefined
  const status = getStatus(row)
  const moves = status !== 'failed' && /[1-9]/.test(row.value) && to !== undefined && isOwn(place, row.from.hash, to)
  const fee = row.fee?.value
  return {
    id: row.hash,
    hash: row.hash,
    block: row.block_number ?? undefined,
    minedAt: row.block_number === null ? undefined : (row.timestamp ?? undefined),
    header: {
      from: row.from.hash,
      to: row.to?.hash ?? '',
      status,
      method: row.method ?? undefined,
      fee: typeof fee === 'string' ? toCoinAmount(place.chainId, fee) : undefined,
    },
    transfer: moves ? toCoinTransfer(place.chainId, row.from.hash, to, row.value) : undefined,
  }
}

/** Reads a row of the list of token transfers; `undefined` if it does not concern the account. */
export function toTokenPart(row: BlockscoutTransfer, place: Place): HistoryPart | undefined {
  const { from, log_index: index, to, token, total } = row
  if (!isOwn(place, from.hash, to.hash)) return undefined
  const tokenId = total?.token_id ?? undefined
  const value = total?.value ?? undefined
  const decimals = total?.decimals ?? (tokenId === undefined ? token.decimals : 0)
  const instance = total?.token_instance
  const iconUrl = tokenId === undefined ? token.icon_url : (instance?.thumbnails?.['250x250'] ?? instance?.image_url)
  return {
    ...toPlaceInTime(row),
    id: ['token', row.transaction_hash, index, token.address_hash, tokenId, value].join(' '),
    transfer: {
      from: from.hash,
      to: to.hash,
      contract: token.address_hash,
      name: token.name ?? undefined,
      symbol: token.symbol ?? undefined,
      numeric: tokenId !== undefined && value === undefined ? '1' : toTokenAmount(value, decimals),
      tokenId,
      iconUrl: iconUrl ?? undefined,
      isSpam: token.reputation === 'scam' ? true : undefined,
    },
  }
}

/**
 * Reads a row of the list of calls between contracts; `undefined` if it does not concern the account. Only calls that move
 * coins have a transfer: a delegate call shows the value of its caller.
 */
export function toInternalPart(row: BlockscoutInternal, place: Place): HistoryPart | undefined {
  const to = row.to?.hash ?? row.created_contract?.hash
  if (!isOwn(place, row.from.hash, to)) return undefined
  // The first call is the transaction itself.
  const isInner = row.index > 0 && row.success && !/delegate|static|callcode/i.test(row.type)
  const moves = isInner && /[1-9]/.test(row.value) && to !== undefined
  return {
    ...toPlaceInTime(row),
    id: ['internal', row.transaction_hash, row.index].join(' '),
    transfer: moves ? toCoinTransfer(place.chainId, row.from.hash, to, row.value) : undefined,
  }
}

/** Joins the rows of each transaction, newest first. */
export function joinParts(parts: readonly HistoryPart[], place: Place): readonly HistoryTransaction[] {
  const groups = new Map<string, Map<string, HistoryPart>>()
  for (const part of parts.toSorted((one, other) => getBlock(other) - getBlock(one))) {
    const group = groups.get(part.hash) ?? new Map<string, HistoryPart>()
    groups.set(part.hash, group.set(part.id, part))
  }
  return [...groups].flatMap(([hash, group]) => {
    const members = [...group.values()]
    const transfers = members.flatMap(({ transfer }) => transfer ?? []).slice(0, transfersAtMost)
    const header = members.find((part) => part.header !== undefined)?.header
    const [first] = transfers
    // A call that moved nothing, and a transaction that only names the account.
    if (header === undefined && first === undefined) return []
    const { minedAt } = members[0] ?? {}
    // The list of transfers does not tell who sent the transaction, only that the account did not.
    const from = first === undefined || isOwn(place, first.from) ? '' : first.from
    const others = { from, to: first?.to ?? '', status: 'confirmed' as const }
    return [{ chainId: place.chainId, hash, minedAt, ...(header ?? others), transfers }]
  })
}

/** The block for comparisons: what waits is the newest. */
function getBlock({ block }: HistoryPart): number {
  return block ?? Number.MAX_SAFE_INTEGER
}

function toPlaceInTime(row: {
  readonly transaction_hash: string
  readonly block_number: number
  readonly timestamp: number
}): Pick<HistoryPart, 'hash' | 'block' | 'minedAt'> {
  return { hash: row.transaction_hash, block: row.block_number, minedAt: row.timestamp }
}

function getStatus({ block_number: block, result, status }: BlockscoutTransaction): HistoryTransaction['status'] {
  if (status === 'error' || result === 'dropped/replaced') return 'failed'
  return block === null ? 'pending' : 'confirmed'
}

function isOwn({ account }: Place, ...addresses: readonly (string | undefined)[]): boolean {
  return addresses.some((address) => address?.toLowerCase() === account)
}

function toCoinTransfer(chainId: CaipNetworkId, from: string, to: string, value: string): HistoryTransfer {
  const { name, symbol } = getNativeCoin(chainId) ?? {}
  return { from, to, name, symbol, numeric: toCoinAmount(chainId, value) }
}

function toCoinAmount(chainId: CaipNetworkId, value: string): string {
  return formatUnits(BigInt(value), getNativeCoin(chainId)?.decimals ?? 18)
}

function toTokenAmount(value: string | undefined, decimals: number | undefined): string | undefined {
  return value === undefined || decimals === undefined ? undefined : formatUnits(BigInt(value), decimals)
}
