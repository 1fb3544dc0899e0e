import { array, assert, asyncProperty, nat, record } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../../../fuzz.shared.ts'
import { readSettings } from '../../../config/readSettings.ts'
import { createMemoryRateLimiter } from '../../../limits/createMemoryRateLimiter.ts'
import { type BlockscoutDoubleRow, createBlockscoutDouble } from '../../../test/doubles/blockscout.ts'
import { startUpstreamServer } from '../../../test/startUpstreamServer.ts'
import { createBlockscout } from '../../blockscout/createBlockscout.ts'
import type { HistoryTransaction } from '../History.ts'
import { createBlockscoutHistory } from './createBlockscoutHistory.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = { address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' }

/** A provider over the rows of `source`, which may change between calls. */
async function create() {
  const source: { rows: readonly BlockscoutDoubleRow[] } = { rows: [] }
  const server = await startUpstreamServer({
    answer: (request) => createBlockscoutDouble({ account, rows: source.rows })(request),
  })
  const { settings } = readSettings({
    environment: { LATCHKEY_BLOCKSCOUT_INSTANCES: `eip155:1=${server.url}` },
  })
  // The budget of calls is not what this test is about.
  const clock = { now: 0 }
  const limiter = createMemoryRateLimiter({ now: () => (clock.now += 1_000) })
  const blockscout = createBlockscout({ limiter, settings: settings.providers })
  const provider = createBlockscoutHistory({ blockscout })
  const readPage = async (cursor: string | undefined) => {
    const answer = await provider.read({ question: { chainId: 'eip155:1', account, cursor }, timeout: 30_000 })
    if (answer.kind === 'failed') throw new TypeError(answer.reason)
    return answer.value
  }
  const readAll = async (between: () => void = () => {}) => {
    const pages: (readonly HistoryTransaction[])[] = []
    let cursor: string | undefined
    do {
      const page = await readPage(cursor)
      pages.push(page.transactions)
      cursor = page.next
      between()
      if (pages.length > 200) throw new TypeError('The list does not end.')
    } while (cursor !== undefined)
    return pages
  }
  return { source, server, readAll }
}

/** A transaction of the account with some transfers and calls. */
function createRow(index: number, block: number | undefined, transfers: number, calls: number): BlockscoutDoubleRow {
  return {
    block,
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    from: index % 3 === 0 ? account : other,
    to: index % 3 === 0 ? other : index % 3 === 1 ? account : token.address,
    value: index % 3 === 1 ? '1' : '0',
    transfers: Array.from({ length: transfers }, (_unused, value) => {
      return { from: other, to: account, token, value: String(value + 1) }
    }),
    calls: Array.from({ length: calls }, () => ({ from: other, to: account, value: '5' })),
  }
}

function summarize(rows: readonly HistoryTransaction[]) {
  return rows.map(({ hash, transfers }) => [hash, transfers.length])
}

it('joins the three lists without losing or repeating a row at the border of a page', async () => {
  const { readAll, source } = await create()
  await assert(
    asyncProperty(
      // Blocks of one to six transactions with up to ten transfers and calls each.
      array(
        array(record({ transfers: nat({ max: 10 }), calls: nat({ max: 2 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        { maxLength: 40 },
      ),
      nat({ max: 2 }),
      async (blocks, pending) => {
        const mined = blocks.flatMap((rows, block) => rows.map((row) => ({ ...row, block: blocks.length - block })))
        const waiting = Array.from({ length: pending }, () => ({ block: undefined, transfers: 0, calls: 0 }))
        source.rows = [...waiting, ...mined].map(({ block, calls, transfers }, index) => {
          // What waits is sent by the account.
          return createRow(block === undefined ? index * 3 + 90_000 : index, block, transfers, calls)
        })
        const expected = source.rows.flatMap(({ block, calls = [], from, hash, to, transfers = [], value }) => {
          const isOwn = from === account || to === account
          const moved = transfers.length + calls.length + (isOwn && value === '1' && block !== undefined ? 1 : 0)
          return isOwn || moved > 0 ? [[hash, moved]] : []
        })
        const rows = (await readAll()).flat()
        expect(new Set(summarize(rows).map(String))).toEqual(new Set(expected.map(String)))
        expect(rows).toHaveLength(expected.length)
        const times = rows.map(({ minedAt = Number.POSITIVE_INFINITY }) => minedAt)
        expect(times).toEqual(times.toSorted((one, other) => other - one))
      },
    ),
    runs(40, 5),
  )
})

it('neither loses nor repeats old rows when new blocks arrive while the list is read', async () => {
  const { readAll, source } = await create()
  const old = Array.from({ length: 180 }, (_unused, index) => createRow(index, 1_000 - index, 1, 0))
  source.rows = old
  let block = 1_000
  const pages = await readAll(() => {
    const arriving = Array.from({ length: 30 }, () => {
      block += 1
      return createRow(block, block, 1, 0)
    })
    source.rows = [...arriving.toReversed(), ...source.rows]
  })
  const hashes = pages.flat().map(({ hash }) => hash)
  expect(hashes).toEqual(old.map(({ hash }) => hash))
})

it('sends the parameters of the next page as they came [S9.099]', async () => {
  const { readAll, server, source } = await create()
  source.rows = Array.from({ length: 120 }, (_unused, index) => createRow(index * 3, 500 - index, 0, 0))
  await readAll()
  const queries = server.requests.flatMap(({ url }) => (url.includes('/transactions?') ? [url.split('?')[1]] : []))
  expect(new Set(queries).size).toBeGreaterThanOrEqual(2)
  for (const query of queries) {
    const names = [...new URLSearchParams(query).keys()]
    expect(names).toEqual(['block_number', 'index', 'inserted_at', 'value'])
    expect(query).toContain('value=null')
  }
})

it('cuts a block with more rows than it reads, and continues below it', async () => {
  const { readAll, source } = await create()
  const airdrop = Array.from({ length: 700 }, (_unused, index) => createRow(index * 3 + 1, 900, 1, 0))
  source.rows = [...airdrop, createRow(30_000, 800, 0, 0)]
  const rows = (await readAll()).flat()
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(rows.at(-1)).toMatchObject({ hash: createRow(30_000, 0, 0, 0).hash })
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

it('reads amounts, the fee, calls and tokens as documented', async () => {
  const { readAll, source } = await create()
  source.rows = [
    {
      ...{
        block: 9,
        hash: `0x${'a9'.repeat(32)}`,
        from: account,
        to: token.address,
        method: 'mint',
        value: '1500000000000000000',
      },
      transfers: [
        {
          from: `0x${'00'.repeat(20)}`,
          to: account,
          token: { ...token, type: 'ERC-721', name: 'Art' },
          tokenId: '7',
          picture: 'https://a.example/7.png',
        },
        {
          from: other,
          to: account,
          token: { address: other, decimals: '6', symbol: 'USDX', reputation: 'scam', icon: 'https://a.example/i.png' },
          value: '1234567',
        },
        { from: other, to: account, token: { address: other, decimals: null }, value: '5' },
      ],
      calls: [
        { from: other, to: account, value: '250000000000000000' },
        { from: other, to: account, value: '250000000000000000', type: 'delegatecall' },
      ],
    },
    { block: 8, hash: `0x${'a8'.repeat(32)}`, from: account, to: undefined, status: 'error', value: '1' },
  ]
  const [rows] = await readAll()
  expect(rows).toMatchObject([
    {
      status: 'confirmed',
      from: account,
      to: token.address,
      method: 'mint',
      fee: '0.000021',
      transfers: [
        { from: account, to: token.address, symbol: 'ETH', numeric: '1.5' },
        { contract: token.address, name: 'Art', tokenId: '7', numeric: '1', iconUrl: 'https://a.example/7.png' },
        { contract: other, symbol: 'USDX', numeric: '1.234567', isSpam: true, iconUrl: 'https://a.example/i.png' },
        { contract: other, numeric: undefined },
        { from: other, to: account, symbol: 'ETH', numeric: '0.25' },
      ],
    },
    { status: 'failed', to: '', transfers: [] },
  ])
})
