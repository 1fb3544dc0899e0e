import { describe, expect, it } from 'vitest'
import { createAttempts } from './createAttempts.ts'

describe('createAttempts', () => {
  it('runs once for concurrent callers of one key, and again afterwards', async () => {
    const run = createAttempts<number>()
    let starts = 0
    const start = async (): Promise<number> => ++starts
    const { signal } = new AbortController()
    expect(await Promise.all([run({ key: 'a', signal, start }), run({ key: 'a', signal, start })])).toEqual([1, 1])
    expect(await run({ key: 'a', signal, start })).toBe(2)
    expect(await Promise.all([run({ key: 'a', signal, start }), run({ key: 'b', signal, start })])).toEqual([3, 4])
  })

  it('lets one caller abort without ending the attempt of the other', async () => {
    const run = createAttempts<string>()
    let finish: (value: string) => void = () => undefined
    const start = (): Promise<string> =>
      new Promise((resolve) => {
        finish = resolve
      })
    const [one, two] = [new AbortController(), new AbortController()]
    const first = run({ key: 'a', signal: one.signal, start })
    const second = run({ key: 'a', signal: two.signal, start })
    one.abort('enough')
    await expect(first).rejects.toBe('enough')
    finish('done')
    await expect(second).resolves.toBe('done')
  })

  it('starts nothing for a caller that has aborted', async () => {
    let starts = 0
    const start = async (): Promise<number> => ++starts
    const signal = AbortSignal.abort('gone')
    await expect(createAttempts<number>()({ key: 'a', signal, start })).rejects.toBe('gone')
    expect(starts).toBe(0)
  })

  it('ends when the last caller aborts, and the next caller starts anew', async () => {
    const run = createAttempts<string>()
    const signals: AbortSignal[] = []
    const start = (signal: AbortSignal): Promise<string> => {
      signals.push(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    const controller = new AbortController()
    const first = run({ key: 'a', signal: controller.signal, start })
    controller.abort('enough')
    const second = run({ key: 'a', signal: new AbortController().signal, start: async () => 'anew' })
    await expect(first).rejects.toBe('enough')
    await expect(second).resolves.toBe('anew')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('maps what an attempt rejects with, and an abort by its reason', async () => {
    const run = createAttempts<string>({ toError: (cause) => new RangeError('mapped', { cause }) })
    const { signal } = new AbortController()
    const failing = run({ key: 'a', signal, start: () => Promise.reject(new TypeError('no')) })
    await expect(failing).rejects.toMatchObject({ message: 'mapped', cause: { message: 'no' } })
    const controller = new AbortController()
    const start = (attempt: AbortSignal): Promise<string> =>
      new Promise((_resolve, reject) => {
        attempt.addEventListener('abort', () => reject(new TypeError('late')))
      })
    const aborted = run({ key: 'a', signal: controller.signal, start })
    controller.abort('enough')
    await expect(aborted).rejects.toMatchObject({ message: 'mapped', cause: 'enough' })
  })
})
