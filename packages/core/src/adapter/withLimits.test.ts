import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { withLimits } from './withLimits.ts'

const never = new Promise<never>(() => undefined)

describe('withLimits', () => {
  it('passes on a result and a rejection, and leaves no timer', async () => {
    const clock = createFakeClock()
    const limits = { clock, signals: [undefined], timeout: 10 }
    await expect(withLimits(Promise.resolve(1), limits)).resolves.toBe(1)
    const refusal = new RangeError('no')
    await expect(withLimits(Promise.reject(refusal), limits)).rejects.toBe(refusal)
    expect(clock.countTimers()).toBe(0)
  })

  it('rejects with wallet.timeout after the timeout', async () => {
    const clock = createFakeClock()
    const waiting = withLimits(never, { clock, signals: [], timeout: 3_000 })
    clock.advance(2_999)
    expect(clock.countTimers()).toBe(1)
    clock.advance(1)
    await expect(waiting).rejects.toMatchObject({ code: 'wallet.timeout' })
  })

  it('rejects with the reason of the signal that aborts, and removes its listeners', async () => {
    const clock = createFakeClock()
    const controller = new AbortController()
    const reason = new RangeError('enough')
    const waiting = withLimits(never, { clock, signals: [new AbortController().signal, controller.signal], timeout: 5 })
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(clock.countTimers()).toBe(0)
    await expect(withLimits(never, { clock, signals: [controller.signal] })).rejects.toBe(reason)
  })

  it('swallows a late rejection', async () => {
    const clock = createFakeClock()
    let refuse: (error: Error) => void = () => undefined
    const late = new Promise<never>((_resolve, reject) => {
      refuse = reject
    })
    const waiting = withLimits(late, { clock, signals: [AbortSignal.abort('gone')] })
    await expect(waiting).rejects.toBe('gone')
    refuse(new RangeError('late'))
    await expect(late).rejects.toThrow('late')
  })
})
