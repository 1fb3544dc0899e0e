import { describe, expect, it } from 'vitest'
import { createDoors, fill } from '../vault/test/setUpVault.ts'
import { serveVault } from '../vault/worker/serveVault.ts'
import { createKeys } from './createKeys.ts'

/** Keys over the real worker's code, without its thread, and with a clock of the test. */
async function open() {
  const { ds } = await createDoors()
  const timers = new Set<{ readonly callback: () => void; readonly at: number }>()
  let now = 0
  const setTimer = (callback: () => void, delay: number) => {
    const timer = { callback, at: now + delay }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const workers: { readonly crash: () => void; isEnded: boolean }[] = []
  const keys = createKeys({
    place: 'frame',
    setTimer,
    start: () => {
      let [toWorker, toPage, onError]: ((message: unknown) => void)[] = []
      const worker = { isEnded: false, crash: () => onError?.(undefined) }
      workers.push(worker)
      serveVault({
        onMessage: (listener) => (toWorker = listener),
        post: (answer) => toPage?.(structuredClone(answer)),
        end: () => (worker.isEnded = true),
        setTimer: () => () => undefined,
      })
      return {
        post: (message) => toWorker?.(message),
        onMessage: (listener) => (toPage = listener),
        onError: (listener) => (onError = listener),
        terminate: () => (worker.isEnded = true),
      }
    },
  })
  const pass = (time: number) => {
    now += time
    for (const timer of timers) {
      if (timer.at > now) continue
      timers.delete(timer)
      timer.callback()
    }
  }
  const create = () => keys.run<'create'>({ type: 'create', vaultId: 'v_1', doors: [ds] })
  const request = { kind: 'evmMessage', from: '0x', message: fill(1) }
  const prepare = () => keys.run<'prepare'>({ type: 'prepare', origin: 'https://app.example', request })
  return { create, keys, pass, prepare, workers }
}

describe('the keys', () => {
  it('take commands one after another, in one worker that starts with the first', async () => {
    const { create, prepare, workers } = await open()
    expect(workers).toHaveLength(0)
    const [created, refused] = await Promise.allSettled([create(), prepare()])
    expect(created.status).toBe('fulfilled')
    // The wallet is open, and the request is read: it belongs to another account.
    expect(refused).toMatchObject({ reason: { code: 'vault.refused' } })
    expect(workers).toHaveLength(1)
  })

  it('are forgotten after 15 minutes without use, and a command meanwhile begins the time again', async () => {
    const { create, pass, prepare, workers } = await open()
    await create()
    pass(860_000)
    await expect(prepare()).rejects.toMatchObject({ code: 'vault.refused' })
    pass(869_000)
    expect(workers[0]?.isEnded).toBe(false)
    pass(1_000)
    expect(workers[0]?.isEnded).toBe(true)
    await expect(prepare()).rejects.toMatchObject({ code: 'vault.notOpen' })
    expect(workers).toHaveLength(2)
  })

  it('stay closed: a command from before leaves no worker open, at whatever step it was', async () => {
    for (let steps = 0; steps < 12; steps += 1) {
      const { create, keys, prepare, workers } = await open()
      const early = Promise.allSettled([create(), create()])
      for (let step = 0; step < steps; step += 1) await Promise.resolve()
      keys.close()
      const closed = { reason: { code: 'vault.closed' } }
      expect(await early).toMatchObject([closed, closed])
      expect(workers.filter(({ isEnded }) => !isEnded)).toEqual([])
      await expect(prepare()).rejects.toMatchObject({ code: 'vault.notOpen' })
    }
  })

  it('are open for the commands that wait while a worker crashes', async () => {
    const { create, prepare, workers } = await open()
    await create()
    const waiting = [prepare(), create()]
    await Promise.resolve()
    workers[0]?.crash()
    const [, created] = await Promise.allSettled(waiting)
    expect(created).toMatchObject({ status: 'fulfilled' })
  })

  it('are forgotten when they are closed, and when the worker crashes', async () => {
    const { create, keys, prepare, workers } = await open()
    await create()
    keys.close()
    expect(workers[0]?.isEnded).toBe(true)
    await expect(prepare()).rejects.toMatchObject({ code: 'vault.notOpen' })
    workers[1]?.crash()
    expect(workers[1]?.isEnded).toBe(true)
    await expect(prepare()).rejects.toMatchObject({ code: 'vault.closed' })
    await expect(prepare()).rejects.toMatchObject({ code: 'vault.notOpen' })
    expect(workers).toHaveLength(3)
  })
})
