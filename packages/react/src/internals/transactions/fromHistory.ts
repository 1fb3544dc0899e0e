import type { Transaction } from '@latchkey/core'
import type { ShownAction, ShownPhase, ShownTransaction, ShownTransfer } from './ShownTransaction.ts'

const actions: readonly ShownAction[] = ['send', 'receive', 'trade', 'approve', 'execute', 'deploy', 'mint']

/** Returns how a transaction of an account's history is shown. */
export function fromHistory(
  transaction: Transaction,
  { isSpam = false }: { readonly isSpam?: boolean | undefined } = {},
): ShownTransaction {
  const { id, metadata, fee } = transaction
  const action = actions.find((known) => known === metadata.operationType) ?? 'other'
  const transfers = transaction.transfers.map(toTransfer)
  const minedAt = Date.parse(metadata.minedAt)
  return {
    key: `${metadata.chain} ${id}`,
    networkId: metadata.chain,
    id: metadata.hash ?? toLast(id),
    action,
    phase: toPhase(metadata.status),
    transfers,
    party: findParty(metadata, action, transfers),
    fee: fee && { ...parseDecimal(fee.numeric), symbol: fee.symbol ?? '' },
    changedAt: Number.isNaN(minedAt) ? undefined : minedAt,
    isSpam,
  }
}

/** The part of an id after its chain: a hash or an address. */
const toLast = (id: string): string => id.split(':').at(-1) ?? id

function toPhase(status: string): ShownPhase {
  if (status === 'pending') return 'pending'
  return status === 'failed' ? 'failed' : 'done'
}

function toTransfer(transfer: Transaction['transfers'][number]): ShownTransfer {
  const { direction = 'out', nft_info: nft, fungible_info: token, quantity, address, from, to } = transfer
  return {
    direction,
    ...(quantity == null ? { decimals: 0 } : parseDecimal(quantity.numeric)),
    symbol: (nft ? nft.name : (token?.symbol ?? token?.name)) ?? '',
    picture: nft ? nft.content?.preview?.url : token?.icon?.url,
    from,
    to,
    contract: address === undefined ? undefined : toLast(address),
  }
}

/** An amount as digits and their scale; the server's schema allows nothing else. The direction says the sign. */
function parseDecimal(numeric: string): { readonly value: bigint; readonly decimals: number } {
  const [whole = '', fraction = ''] = numeric.replace('-', '').split('.')
  return { value: BigInt(whole + fraction), decimals: fraction.length }
}

/** The other side. The receiver of a transaction that moves a token is the token's contract, which is not whom it went to. */
function findParty(
  metadata: Transaction['metadata'],
  action: ShownAction,
  transfers: readonly ShownTransfer[],
): ShownTransaction['party'] {
  const role = action === 'send' ? 'to' : action === 'receive' || action === 'mint' ? 'from' : 'with'
  const wanted = role === 'to' ? 'out' : 'in'
  const moved = role === 'with' ? [] : transfers.filter(({ direction }) => direction === wanted)
  const parties = new Set(moved.map((transfer) => (role === 'to' ? transfer.to : transfer.from)))
  const [party] = parties
  if (parties.size === 1 && party !== undefined) return isNobody(party) ? undefined : { role, address: toLast(party) }
  const isToken = moved.some(({ contract }) => contract !== undefined)
  const address = role === 'from' ? metadata.sentFrom : metadata.sentTo
  return parties.size > 1 || isToken || address === '' || address === 'unknown'
    ? undefined
    : { role, address: toLast(address) }
}

/** New tokens come from the zero address. */
const isNobody = (address: string): boolean => /^0x0{40}$/.test(address)
