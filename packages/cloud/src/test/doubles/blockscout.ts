import type { UpstreamServer } from '../startUpstreamServer.ts'

/** A token, before it has its documented form. */
export interface BlockscoutDoubleToken {
  readonly address: string
  readonly name?: string | null | undefined
  readonly symbol?: string | null | undefined
  readonly decimals?: string | null | undefined
  readonly type?: 'ERC-20' | 'ERC-721' | 'ERC-1155' | undefined
  readonly icon?: string | undefined
  readonly reputation?: 'ok' | 'scam' | undefined
}

/** A transaction, before it has its documented form. */
export interface BlockscoutDoubleRow {
  /** `undefined` while it is in no block. */
  readonly block: number | undefined
  /** When its block was made, in ms since the epoch. Default: 12 s after the block before. */
  readonly time?: number | undefined
  readonly hash: string
  readonly from: string
  /** `undefined` if it creates a contract. */
  readonly to: string | undefined
  readonly value?: string | undefined
  readonly status?: 'ok' | 'error' | undefined
  readonly method?: string | undefined
  readonly transfers?:
    | readonly {
        readonly from: string
        readonly to: string
        readonly token: BlockscoutDoubleToken
        readonly value?: string | undefined
        readonly tokenId?: string | undefined
        readonly picture?: string | undefined
      }[]
    | undefined
  readonly calls?:
    | readonly {
        readonly from: string
        readonly to: string
        readonly value: string
        readonly type?: string | undefined
      }[]
    | undefined
}

/** When the first block of this double was made, in ms since the epoch; a block takes 12 s. */
export const blockscoutStart = Date.UTC(2026, 0, 1)

const pageSize = 50

/**
 * The documented forms of `GET /v2/addresses/{address}` and its lists `transactions`, `token-transfers`,
 * `internal-transactions` and `tokens`, without fields that are not read:
 * https://github.com/blockscout/swaggers, blockscout/master/ethereum/swagger.yaml of 19 August 2026, and
 * https://docs.blockscout.com/blockscout-v12-0-0-api-updates-and-breaking-changes (`items_count` is no longer returned in
 * `next_page_params`), both read on 23 November 2026.
 */
export function createBlockscoutDouble(parameters: {
  readonly account: string
  /** Newest first. */
  readonly rows: readonly BlockscoutDoubleRow[]
  readonly coinBalance?: string | null | undefined
  readonly tokens?: readonly (BlockscoutDoubleToken & { readonly value: string })[] | undefined
}): (request: UpstreamServer['requests'][number]) => string {
  const { account, coinBalance = '0', tokens = [] } = parameters
  const isOwn = (address: string | undefined): boolean => address?.toLowerCase() === account.toLowerCase()
  const lists = () => ({
    transactions: parameters.rows.flatMap((row) => (isOwn(row.from) || isOwn(row.to) ? [toTransaction(row)] : [])),
    'token-transfers': parameters.rows.flatMap((row) =>
      (row.transfers ?? []).flatMap((one, index) => (isOwn(one.from) || isOwn(one.to) ? [toTransfer(row, index)] : [])),
    ),
    'internal-transactions': parameters.rows.flatMap((row) =>
      (row.calls ?? []).flatMap((one, index) => (isOwn(one.from) || isOwn(one.to) ? [toCall(row, index)] : [])),
    ),
  })
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://double')
    const name = pathname.slice(pathname.lastIndexOf('/') + 1)
    if (name === 'tokens') return JSON.stringify(toTokensPage(tokens, searchParams))
    if (name !== 'transactions' && name !== 'token-transfers' && name !== 'internal-transactions') {
      return JSON.stringify({ ...toAddress(account), coin_balance: coinBalance, exchange_rate: '2000.5' })
    }
    // Newest first, and what waits before all.
    const items: readonly { readonly block_number: number | null; readonly position: number }[] = lists()[name]
    const [block, index] = [searchParams.get('block_number'), searchParams.get('index')]
    const rest = items.filter(({ block_number: own, position }) => {
      if (block === null || index === null) return true
      return own !== null && (own < Number(block) || (own === Number(block) && position > Number(index)))
    })
    const page = rest.slice(0, pageSize)
    const last = page.at(-1)
    const next =
      rest.length <= pageSize || last === undefined
        ? null
        : {
            block_number: last.block_number,
            index: last.position,
            inserted_at: '2026-01-01T00:00:00.474448Z',
            value: null,
          }
    return JSON.stringify({ items: page, next_page_params: next })
  }

  /** The place of a row within its block, counted from the newest. */
  function toPosition(row: BlockscoutDoubleRow, inner = 0): number {
    return parameters.rows.filter(({ block }) => block === row.block).indexOf(row) * 1_000 + inner
  }

  function toTransaction(row: BlockscoutDoubleRow) {
    const { block, from, hash, method = null, status = 'ok', to, value = '0' } = row
    return {
      hash,
      result: block === undefined ? 'pending' : status === 'ok' ? 'success' : 'out of gas',
      status: block === undefined ? null : status,
      block_number: block ?? null,
      timestamp: block === undefined ? null : toTime(row),
      from: toAddress(from),
      to: to === undefined ? null : toAddress(to),
      created_contract: to === undefined ? toAddress(`0x${'c0'.repeat(20)}`) : null,
      confirmations: 12,
      value,
      fee: { type: 'actual', value: '21000000000000' },
      gas_price: '1000000000',
      gas_used: '21000',
      nonce: 115,
      raw_input: '0x',
      method,
      transaction_types: ['coin_transfer'],
      token_transfers: null,
      position: toPosition(row),
    }
  }

  function toTransfer(row: BlockscoutDoubleRow, index: number) {
    const transfer = row.transfers?.[index]
    if (transfer === undefined) throw new TypeError('No such transfer.')
    const { from, picture, to, token, tokenId, value } = transfer
    const instance = { id: tokenId, image_url: picture ?? null, is_unique: true, metadata: null, thumbnails: null }
    return {
      transaction_hash: row.hash,
      block_number: row.block ?? 0,
      block_hash: `0x${'b0'.repeat(32)}`,
      timestamp: toTime(row),
      log_index: index,
      method: row.method ?? null,
      type: 'token_transfer',
      token_type: token.type ?? 'ERC-20',
      from: toAddress(from),
      to: toAddress(to),
      token: toToken(token),
      total:
        tokenId === undefined
          ? { decimals: token.decimals ?? null, value: value ?? null }
          : { token_id: tokenId, token_instance: instance, ...(value === undefined ? {} : { value, decimals: null }) },
      position: toPosition(row, index),
    }
  }

  function toCall(row: BlockscoutDoubleRow, index: number) {
    const call = row.calls?.[index]
    if (call === undefined) throw new TypeError('No such call.')
    return {
      transaction_hash: row.hash,
      transaction_index: 1,
      block_number: row.block ?? 0,
      timestamp: toTime(row),
      index: index + 1,
      success: true,
      error: null,
      type: call.type ?? 'call',
      from: toAddress(call.from),
      to: toAddress(call.to),
      created_contract: null,
      value: call.value,
      gas_limit: '351759',
      position: toPosition(row, index),
    }
  }
}

function toTokensPage(
  tokens: readonly (BlockscoutDoubleToken & { readonly value: string })[],
  searchParams: URLSearchParams,
) {
  const start = Number(searchParams.get('id') ?? 0)
  const page = tokens.slice(start, start + pageSize)
  const id = start + pageSize
  return {
    items: page.map(({ value, ...token }) => ({ token: toToken(token), token_id: null, token_instance: null, value })),
    next_page_params: id < tokens.length ? { fiat_value: null, id, value: '3750000000000000000000' } : null,
  }
}

function toToken({
  address,
  decimals = '18',
  icon,
  name = 'A token',
  reputation,
  symbol = 'TOK',
  type,
}: BlockscoutDoubleToken) {
  return {
    address_hash: address,
    circulating_market_cap: null,
    decimals,
    exchange_rate: null,
    holders_count: '1149',
    icon_url: icon ?? null,
    name,
    reputation: reputation ?? null,
    symbol,
    total_supply: '39030615894320966',
    type: type ?? 'ERC-20',
    volume_24h: null,
  }
}

function toAddress(hash: string) {
  return {
    hash,
    ens_domain_name: null,
    implementations: [],
    is_contract: false,
    is_scam: false,
    is_verified: false,
    metadata: null,
    name: null,
    proxy_type: null,
    reputation: 'ok',
  }
}

function toTime({ block = 0, time = blockscoutStart + block * 12_000 }: BlockscoutDoubleRow): string {
  return new Date(time).toISOString().replace('Z', '000Z')
}
