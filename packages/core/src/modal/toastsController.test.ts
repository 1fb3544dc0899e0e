import { expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createToastsController } from './toastsController.ts'

function setUp() {
  const clock = createFakeClock()
  const toasts = createToastsController({ ports: { clock } })
  return { clock, toasts, shown: () => toasts.store.getState().toast?.message ?? null }
}

it('shows the variants loading, success and error [S4.070]', () => {
  const { clock, toasts } = setUp()
  for (const variant of ['loading', 'success', 'error'] as const) {
    toasts.show({ variant, message: variant })
    clock.advance(150)
    expect(toasts.store.getState().toast).toMatchObject({ variant, message: variant })
  }
})

it('hides a visible toast and replaces it after 150 ms [S4.071] [S9.008]', () => {
  const { clock, toasts, shown } = setUp()
  toasts.show({ variant: 'loading', message: 'Sending' })
  expect(shown()).toBe('Sending')
  toasts.show({ variant: 'success', message: 'Sent' })
  expect(shown()).toBeNull()
  clock.advance(149)
  expect(shown()).toBeNull()
  clock.advance(1)
  expect(shown()).toBe('Sent')
})

it('shows the last of several toasts that arrive during the pause', () => {
  const { clock, toasts, shown } = setUp()
  toasts.show({ variant: 'loading', message: 'one' })
  toasts.show({ variant: 'success', message: 'two' })
  clock.advance(100)
  toasts.show({ variant: 'error', message: 'three' })
  expect(shown()).toBeNull()
  clock.advance(150)
  expect(shown()).toBe('three')
})

it('keeps a loading toast and hides others automatically', () => {
  const { clock, toasts, shown } = setUp()
  toasts.show({ variant: 'loading', message: 'Sending' })
  clock.advance(60_000)
  expect(shown()).toBe('Sending')
  toasts.show({ variant: 'success', message: 'Sent' })
  clock.advance(150 + 4_000)
  expect(shown()).toBeNull()
})

it('ends its timers on destroy', () => {
  const { clock, toasts, shown } = setUp()
  toasts.show({ variant: 'success', message: 'one' })
  toasts.show({ variant: 'success', message: 'two' })
  toasts.destroy()
  expect(clock.countTimers()).toBe(0)
  clock.advance(10_000)
  expect(shown()).toBeNull()
})
