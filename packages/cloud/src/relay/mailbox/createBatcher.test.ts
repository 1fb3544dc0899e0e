import { describe, expect, it } from 'vitest'
import { createBatcher } from './createBatcher.ts'

describe('createBatcher', () => {
  it('processes items in batches, in order, one batch at a time', async () => {
    const batches: (readonly number[])[] = []
    let running = 0
    const batcher = createBatcher<number, string>({
      size: 3,
      delay: 1,
      async work(items) {
        running += 1
        expect(running).toBe(1)
        batches.push(items)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return items.map((item) => `${item}!`)
      },
    })
    const outcomes = Promise.all([1, 2, 3, 4, 5, 6, 7].map((item) => batcher.add(item)))
    expect(await outcomes).toEqual(['1!', '2!', '3!', '4!', '5!', '6!', '7!'])
    expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  })

  it('fails only the items of a failed batch and continues', async () => {
    const batcher = createBatcher<number, number>({
      size: 2,
      delay: 1,
      async work(items) {
        if (items.includes(2)) throw new TypeError('broken')
        return items
      },
    })
    const outcomes = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  it('drains all items, including those added meanwhile', async () => {
    const done: number[] = []
    const batcher = createBatcher<number, true>({
      size: 10,
      delay: 60_000,
      async work(items) {
        await new Promise((resolve) => setImmediate(resolve))
        done.push(...items)
        return items.map(() => true)
      },
    })
    void batcher.add(1)
    const drained = batcher.drain()
    void batcher.add(2)
    await drained
    expect(done).toEqual([1, 2])
    await batcher.drain()
  })
})
