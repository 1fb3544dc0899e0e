import { describe, expect, it } from 'vitest'
import { ModalError } from './errors/ModalError.ts'
import { createLoader } from './createLoader.ts'

describe('createLoader', () => {
  it('loads once for concurrent and for later calls', async () => {
    let loads = 0
    const load = createLoader({ load: async () => ++loads })
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  it('turns a failed import into chunk.failed and tries again on the next call', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    let loads = 0
    const load = createLoader({ load: () => (++loads === 1 ? Promise.reject(failure) : Promise.resolve(loads)) })
    await expect(load()).rejects.toMatchObject({ code: 'chunk.failed', cause: failure })
    await expect(load()).resolves.toBe(2)
  })

  it('passes errors of the catalogue on', async () => {
    const failure = new ModalError('connection.notFound')
    await expect(createLoader({ load: () => Promise.reject(failure) })()).rejects.toBe(failure)
  })

  it('rejects with modal.destroyed after the end, without loading', async () => {
    let loads = 0
    const load = createLoader({ load: async () => ++loads, isDestroyed: () => true })
    await expect(load()).rejects.toMatchObject({ code: 'modal.destroyed' })
    expect(loads).toBe(0)
  })

  it('rejects with modal.destroyed if the end comes while it loads', async () => {
    let isDestroyed = false
    let finish: (value: string) => void = () => undefined
    const load = createLoader({
      load: () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
      isDestroyed: () => isDestroyed,
    })
    const result = load()
    isDestroyed = true
    finish('loaded')
    await expect(result).rejects.toMatchObject({ code: 'modal.destroyed' })
  })
})
