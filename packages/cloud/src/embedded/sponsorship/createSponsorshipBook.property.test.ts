import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../storage/Storage.ts'
import { chainId, openTestBook } from '../../test/openTestBook.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'

const limits = { userWei: 50n, projectWei: 100n, newUserPercent: 30 }

const steps = array(
  record({
    act: constantFrom('reserve', 'reserve', 'run', 'run', 'take', 'settle'),
    user: constantFrom(0, 0, 1),
    /** Which of the newest operations. */
    target: nat(1),
    amount: integer({ min: 1, max: 35 }),
    /** How much of its reserve an operation costs, in percent. */
    share: constantFrom(0, 0, 0, 20, 100),
    kind: constantFrom('included', 'reverted', 'replaced', 'replaced'),
    wait: constantFrom(0, 0, 0, 1_000, 60_000, 119_999, 120_000, 3_600_000),
  }),
  { minLength: 3, maxLength: 9, size: 'max' },
)

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage('postgres')
})
afterAll(() => storage.close())

// In parts, because each sequence is some hundred queries. Their seeds are fixed, so that each part reaches every outcome.
it.each([1, 2])(
  'never exceeds a budget, settles nothing twice and leaves nothing reserved, in any order of steps (part %i)',
  async (seed) => {
    let sequences = 0
    const seen = new Set<string>()
    await assert(
      asyncProperty(steps, async (sequence) => {
        sequences += 1
        const { addUser, book, clock, createHash, readDay, readRows, reserve } = await openTestBook({ storage, limits })
        const [old, young] = [await addUser(), await addUser(0)]
        const users = [old, young]
        const operations: { readonly hash: string; readonly reserved: bigint; taken: boolean; cost?: bigint }[] = []
        const atMost = new Map([
          ['project', limits.projectWei],
          ['newUsers', 30n],
        ])
        const check = async () => {
          const rows = await readDay()
          for (const { reserved, spender, spent } of rows) {
            expect(reserved).toBeGreaterThanOrEqual(0n)
            expect(reserved + spent).toBeLessThanOrEqual(atMost.get(spender) ?? limits.userWei)
          }
          const spent = rows.find(({ spender }) => spender === 'project')?.spent ?? 0n
          expect(spent).toBe(operations.reduce((sum, { cost = 0n }) => sum + cost, 0n))
          return rows
        }
        for (const { act, amount, kind, share, target, user, wait } of sequence) {
          // All on one day.
          if (clock.now % 86_400_000 < 80_000_000) clock.now += wait
          if (act === 'reserve' || act === 'run') {
            const hash = createHash()
            const userId = users[user] ?? ''
            const answer = await reserve({ userId, operationHash: hash, reserved: BigInt(amount) })
            seen.add(answer.kind === 'reserved' ? answer.kind : answer.reason)
            if (answer.kind === 'reserved') operations.push({ hash, reserved: BigInt(amount), taken: false })
          }
          const operation = operations.at(act === 'run' ? -1 : -1 - target)
          if (operation !== undefined && act !== 'reserve') {
            const key = { chainId, operationHash: operation.hash } as const
            const taken = await book.take(key)
            // It is paid for only once. One that was taken and is not settled is given again at any time.
            expect(taken?.reserved).toBe(taken && operation.reserved)
            if (operation.taken) expect(taken === undefined).toBe(operation.cost !== undefined)
            operation.taken ||= taken !== undefined
            if (act !== 'take' && operation.taken) {
              const cost = (operation.reserved * BigInt(share)) / 100n
              operation.cost ??= cost
              await book.settle(key, { kind, cost })
              seen.add(kind)
            }
          }
          await check()
        }
        // The bundler settles what it has taken, and the rest expires.
        for (const operation of operations.filter(({ cost, taken }) => taken && cost === undefined)) {
          operation.cost = 0n
          await book.settle({ chainId, operationHash: operation.hash }, { kind: 'included', cost: 0n })
        }
        clock.now += 120_000
        await reserve({ userId: users[0] ?? '', reserved: 0n })
        expect((await check()).every(({ reserved }) => reserved === 0n)).toBe(true)
        const live = (await readRows()).filter(({ state }) => state === 'taken' || state === 'reserved')
        expect(live.every(({ reserved }) => reserved === 0n)).toBe(true)
      }),
      { numRuns: 250, seed },
    )
    expect(sequences).toBeGreaterThanOrEqual(250)
    for (const outcome of ['reserved', 'userLimit', 'projectLimit', 'suspended', 'included', 'reverted', 'replaced'])
      expect(seen).toContain(outcome)
  },
  600_000,
)
