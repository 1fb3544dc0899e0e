import { describe, expect, it } from 'vitest'
import { createAttempts } from './createAttempts.ts'

describe('createAttempts', () => {
  it('runs once for all who want the same meanwhile, and anew afterwards', async () => {
    const run = createAttempts<number>()
    let starts = 0
    const start = async (): Promise<number> => ++starts
    const { signal } = new AbortController()
    expect(await Promise.all([run({ key: 'a', signal, start }), run({ key: 'a', signal, start })])).toEqual([1, 1])
    expect(await run({ key: 'a', signal, start })).toBe(2)
    expect(await Promise.all([run({ key: 'a', signal, start }), run({ key: 'b', signal, start })])).toEqual([3, 4])
  })

  it('lets one caller go without ending it for the other', async () => {
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

  it('begins nothing for whoever has given up already', async () => {
    let starts = 0
    const start = async (): Promise<number> => ++starts
    const signal = AbortSignal.abort('gone')
    await expect(createAttempts<number>()({ key: 'a', signal, start })).rejects.toBe('gone')
    expect(starts).toBe(0)
  })

  it('ends when the last caller goes, and whoever comes then begins anew', async () => {
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
})
