import { array, assert, asyncProperty, constantFrom, nat, option, record, type Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { createTestGuards } from '../test/createTestGuards.ts'
import { getClientAddress } from '../request/getClientAddress.ts'
import type { BudgetLimits, Spender } from './Budget.ts'
import { createBudget } from './createBudget.ts'

const shares: BudgetLimits = {
  client: { work: { atMost: 6, window: 1_000 } },
  address: { work: { atMost: 10, window: 1_000 }, bytes: { atMost: 50, window: 3_000 } },
  project: { work: { atMost: 40, window: 1_000 }, bytes: { atMost: 120, window: 10_000 } },
  node: { bytes: { atMost: 400, window: 3_000 } },
}

interface Step {
  readonly wait: number
  readonly client: string | undefined
  readonly address: string | undefined
  readonly projectId: string | undefined
  readonly isPeek: boolean
  readonly work: number
  readonly bytes: number
}

const optional = <value>(...values: value[]): Arbitrary<value | undefined> =>
  option(constantFrom(...values), { nil: undefined, freq: 4 })

const steps = array(
  record({
    wait: constantFrom(0, 0, 0, 1, 130, 999, 1_000, 2_500),
    client: optional('one', 'two'),
    address: optional(
      '203.0.113.7',
      '2001:db8:1:100::1',
      '2001:db8:1:101::1',
      '2001:db8:1:102::1',
      '2001:db8:1:900::1',
    ),
    projectId: optional('shop', 'bank'),
    isPeek: constantFrom(false, false, true),
    work: nat(7),
    bytes: nat(60),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
)

/** All limits that a step touches, each written out on its own: key, unit, limit. */
function listLimits(step: Step): { key: string; unit: 'work' | 'bytes'; atMost: number; window: number }[] {
  const list: { key: string; unit: 'work' | 'bytes'; atMost: number; window: number }[] = []
  if (step.client !== undefined) list.push({ key: `client ${step.client}`, unit: 'work', atMost: 6, window: 1_000 })
  if (step.address !== undefined) {
    const networks: [string, number][] = [[step.address, 1]]
    if (step.address.includes(':')) {
      const isOther = step.address.includes(':900:')
      networks.push([isOther ? 'other /56' : 'a /56', 4], ['a /48', 16])
    }
    for (const [name, factor] of networks) {
      list.push({ key: `network ${name}`, unit: 'work', atMost: 10 * factor, window: 1_000 })
      list.push({ key: `network ${name}`, unit: 'bytes', atMost: 50 * factor, window: 3_000 })
    }
  }
  if (step.projectId !== undefined) {
    list.push({ key: `project ${step.projectId}`, unit: 'work', atMost: 40, window: 1_000 })
    list.push({ key: `project ${step.projectId}`, unit: 'bytes', atMost: 120, window: 10_000 })
  }
  list.push({ key: 'node', unit: 'bytes', atMost: 400, window: 3_000 })
  return list
}

/** Remembers every charge and sums them up each time. */
function createModel() {
  const spent: { key: string; unit: string; time: number; cost: number }[] = []
  const sum = (key: string, unit: string, from: number, to: number): number =>
    spent
      .filter((charge) => charge.key === key && charge.unit === unit && charge.time >= from && charge.time < to)
      .reduce((total, { cost }) => total + cost, 0)
  return {
    take(step: Step, time: number): boolean {
      const costOf = (unit: 'work' | 'bytes'): number => (step.isPeek ? 1 : step[unit])
      const limits = listLimits(step).filter(({ unit }) => costOf(unit) > 0)
      const isAllowed = limits.every(({ atMost, key, unit, window }) => {
        const begin = Math.floor(time / window) * window
        const overlap = 1 - (time - begin) / window
        const count = sum(key, unit, begin, begin + window) + sum(key, unit, begin - window, begin) * overlap
        return count + costOf(unit) <= atMost
      })
      if (isAllowed && !step.isPeek) {
        for (const { key, unit } of limits) spent.push({ key, unit, time, cost: step[unit] })
      }
      return isAllowed
    },
  }
}

it('allows what a sum over all charges allows, and an attempt after the delay that a refusal names', async () => {
  let refusals = 0
  await assert(
    asyncProperty(steps, async (list) => {
      let time = 1_700_000_000_000
      const { limiter, metrics, securityLog } = createTestGuards({ now: () => time })
      const budget = createBudget({ purpose: 'test', shares, limiter, securityLog })
      const model = createModel()
      let refused = 0
      for (const step of list) {
        time += step.wait
        const { bytes, client, projectId, work } = step
        const address =
          step.address === undefined ? undefined : getClientAddress({ remoteAddress: step.address, headers: {} })
        const spender: Spender = { client, address, projectId }
        const answer = step.isPeek ? await budget.peek(spender) : await budget.take(spender, { work, bytes })
        expect(answer.isAllowed).toBe(model.take(step, time))
        if (answer.isAllowed) continue
        refused += 1
        // Each limit is larger than what one step can spend, except that of a client and of an address' bytes.
        const isPossible = (client === undefined || work <= 6) && (address === undefined || bytes <= 50)
        if (step.isPeek || !isPossible) continue
        time += answer.retryAfter
        expect(await budget.take(spender, { work, bytes })).toEqual({ isAllowed: true })
        expect(model.take(step, time)).toBe(true)
      }
      const rows = (await metrics.registry.getSingleMetric('latchkey_refusals_total')?.get())?.values ?? []
      expect(rows.reduce((total, { value }) => total + value, 0)).toBe(refused)
      refusals += refused
    }),
  )
  expect(refusals).toBeGreaterThan(100)
})

it('charges nothing to a spender without limits', async () => {
  const { limiter, securityLog } = createTestGuards({ now: () => 0 })
  const budget = createBudget({ purpose: 'test', shares, limiter, securityLog })
  const address = getClientAddress({ remoteAddress: '127.0.0.1', headers: {} })
  for (let index = 0; index < 100; index += 1) {
    expect(await budget.take({ address, isUnlimited: true }, { work: 10, bytes: 100 })).toEqual({ isAllowed: true })
  }
  expect(await budget.peek({ address })).toEqual({ isAllowed: true })
})

it('names the share and the unit that has to wait longest', async () => {
  const { limiter, securityLog } = createTestGuards({ now: () => 0 })
  const budget = createBudget({ purpose: 'test', shares, limiter, securityLog })
  const take = (client: string, bytes: number) => budget.take({ client, projectId: 'shop' }, { work: 1, bytes })
  expect(await take('one', 100)).toEqual({ isAllowed: true })
  for (let index = 0; index < 5; index += 1) await take('one', 1)
  expect(await take('one', 1)).toMatchObject({ isAllowed: false, share: 'client', unit: 'work' })
  expect(await take('two', 30)).toMatchObject({ isAllowed: false, share: 'project', unit: 'bytes' })
})
