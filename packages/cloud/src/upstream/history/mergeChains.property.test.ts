import { array, assert, asyncProperty, integer, nat } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../../fuzz.shared.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { ChainPosition } from '../cursors/createListCursors.ts'
import type { HistoryTransaction } from './History.ts'
import { mergeChains } from './mergeChains.ts'

function createRow(chainId: `eip155:${string}`, hash: string, minedAt: number): HistoryTransaction {
  return { chainId, hash, minedAt, status: 'confirmed', from: '0x01', to: '0x02', transfers: [] }
}

function begin(chainId: `eip155:${string}`): ChainPosition {
  return { chainId, provider: undefined, cursor: undefined, after: undefined }
}

/** A provider with some pages of rows, whose first page may move when rows arrive. */
function createSource(chains: readonly (readonly number[])[], pageSize: number) {
  const lists = chains.map((times, chain) =>
    times
      .toSorted((one, other) => other - one)
      .map((time, index) => createRow(`eip155:${chain}`, `${chain}-${index}`, time)),
  )
  return {
    lists,
    read: async ({ chainId, cursor }: ChainPosition) => {
      const rows = lists[Number(chainId.slice('eip155:'.length))] ?? []
      // Keyset: a later page begins after a row, wherever it is now.
      const start = cursor === undefined ? 0 : rows.findIndex(({ hash }) => hash === cursor) + 1
      const transactions = rows.slice(start, start + pageSize)
      const isLast = start + pageSize >= rows.length
      return { transactions, next: isLast ? undefined : transactions.at(-1)?.hash, provider: 'double' }
    },
  }
}

it('returns every row of all chains once, by time, in full pages, although rows arrive meanwhile [S9.099]', async () => {
  const times = array(integer({ min: 1, max: 40 }), { maxLength: 60 })
  await assert(
    asyncProperty(
      array(times, { minLength: 1, maxLength: 4 }),
      integer({ min: 1, max: 12 }),
      integer({ min: 1, max: 20 }),
      nat({ max: 30 }),
      async (chains, pageSize, size, arriving) => {
        const { lists, read } = createSource(chains, pageSize)
        const expected = lists.flat().toSorted((one, other) => (other.minedAt ?? 0) - (one.minedAt ?? 0))
        let positions = chains.map((_times, chain) => begin(`eip155:${chain}`))
        const seen: HistoryTransaction[] = []
        for (let page = 0; positions.length > 0; page += 1) {
          // A list that repeats a row would never end.
          if (page > 1_000) throw new TypeError('The list does not end.')
          const part = await mergeChains({ positions, size, read })
          // Only the cap on pages of one answer may leave a page incomplete, and then the list goes further.
          if (part.positions.length > 0 && arriving === 0 && pageSize * 6 >= size)
            expect(part.transactions).toHaveLength(size)
          seen.push(...part.transactions)
          positions = [...part.positions]
          if (page === 0) {
            const rows = Array.from({ length: arriving }, (_unused, index) => createRow('eip155:0', `new-${index}`, 50))
            lists[0]?.unshift(...rows)
          }
        }
        // A chain that has returned nothing yet may return what has arrived.
        const old = seen.filter(({ hash }) => !hash.startsWith('new-'))
        expect(old.map(({ minedAt }) => minedAt)).toEqual(expected.map(({ minedAt }) => minedAt))
        expect(new Set(old)).toEqual(new Set(expected))
      },
    ),
    runs(200),
  )
})

const refusal = new ApiRefusal('upstream_failed', 'No provider of history is available.')

it('names a chain that fails and asks it again with the next page, so that nothing is lost', async () => {
  const source = createSource(
    [
      [1, 3, 5],
      [2, 4],
    ],
    10,
  )
  let isDown = true
  const read = async (position: ChainPosition) => {
    if (isDown && position.chainId === 'eip155:1') throw refusal
    return source.read(position)
  }
  const first = await mergeChains({ positions: [begin('eip155:0'), begin('eip155:1')], size: 50, read })
  expect(first.transactions.map(({ minedAt }) => minedAt)).toEqual([5, 3, 1])
  expect(first.unavailable).toEqual(['eip155:1'])
  await expect(mergeChains({ positions: first.positions, size: 50, read })).rejects.toBe(refusal)
  isDown = false
  const second = await mergeChains({ positions: first.positions, size: 50, read })
  expect(second).toMatchObject({ transactions: [{ minedAt: 4 }, { minedAt: 2 }], positions: [], unavailable: [] })
})

it('continues in mid-list where a chain failed', async () => {
  const source = createSource([[9, 8, 7, 6], [5]], 2)
  let calls = 0
  const read = async (position: ChainPosition) => {
    if (position.cursor !== undefined) {
      calls += 1
      if (calls === 1) throw refusal
    }
    return source.read(position)
  }
  const first = await mergeChains({ positions: [begin('eip155:0'), begin('eip155:1')], size: 50, read })
  expect(first.transactions.map(({ minedAt }) => minedAt)).toEqual([9, 8, 5])
  expect(first.unavailable).toEqual(['eip155:0'])
  expect(first.positions).toMatchObject([{ chainId: 'eip155:0', provider: 'double', cursor: '0-1' }])
  const second = await mergeChains({ positions: first.positions, size: 50, read })
  expect(second.transactions.map(({ minedAt }) => minedAt)).toEqual([7, 6])
})

it('continues with the older rows if the last one has disappeared in a reorganisation', async () => {
  const { lists, read } = createSource([[9, 8, 7, 6]], 10)
  const first = await mergeChains({ positions: [begin('eip155:0')], size: 2, read })
  lists[0]?.splice(1, 1)
  const second = await mergeChains({ positions: first.positions, size: 10, read })
  expect([...first.transactions, ...second.transactions].map(({ minedAt }) => minedAt)).toEqual([9, 8, 7, 6])
})

it('ends an answer that would read pages without rows forever', async () => {
  let calls = 0
  const read = async () => {
    calls += 1
    return { transactions: [], next: String(calls), provider: 'double' }
  }
  const part = await mergeChains({ positions: [begin('eip155:0')], size: 50, read })
  expect(part.transactions).toEqual([])
  expect(part.positions).toHaveLength(1)
  expect(calls).toBeLessThan(10)
})
