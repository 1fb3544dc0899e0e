import { expect, it } from 'vitest'
import { createTurns } from './createTurns.ts'

it('runs the work of a key in order and one at a time, and that of others in between', async () => {
  const turns = createTurns({ atOnce: 2 })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (key: string, name: string): Promise<string> =>
    turns.run(key, () => {
      started.push(name)
      return new Promise((resolve) => ends.set(name, () => resolve(name)))
    })
  const results = Promise.all([run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1')])
  const end = async (name: string): Promise<void> => {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)?.()
  }
  await expect.poll(() => started).toEqual(['a1', 'b1'])
  await end('a1')
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['a2', 'a3', 'c1']) await end(name)
  expect(await results).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

it('continues after work that fails', async () => {
  const turns = createTurns({ atOnce: 1 })
  const failed = turns.run('a', () => Promise.reject(new TypeError('broken')))
  const next = turns.run('a', async () => 'next')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
