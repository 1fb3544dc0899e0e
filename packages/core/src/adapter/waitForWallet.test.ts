import { expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { waitForWallet } from './waitForWallet.ts'

function createPage() {
  const clock = createFakeClock()
  const listeners = new Set<() => void>()
  const controller = new AbortController()
  const wallets: string[] = []
  const waiting = () =>
    waitForWallet({
      find: () => wallets.find((name) => name === 'wanted'),
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      clock,
      life: controller.signal,
    })
  const arrive = (name: string): void => {
    wallets.push(name)
    for (const listener of listeners) listener()
  }
  return { clock, listeners, controller, waiting, arrive }
}

it('gives a wallet that is there, and listens to nothing', async () => {
  const { clock, listeners, waiting, arrive } = createPage()
  arrive('wanted')
  await expect(waiting()).resolves.toBe('wanted')
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})

it('waits for one that comes after others', async () => {
  const { clock, listeners, waiting, arrive } = createPage()
  const found = waiting()
  arrive('other')
  arrive('wanted')
  await expect(found).resolves.toBe('wanted')
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})

it('gives up after a second', async () => {
  const { clock, listeners, waiting } = createPage()
  const found = waiting()
  clock.advance(999)
  expect(listeners.size).toBe(1)
  clock.advance(1)
  await expect(found).resolves.toBeUndefined()
  expect(listeners.size).toBe(0)
})

it('gives up when the adapter ends', async () => {
  const { clock, listeners, controller, waiting } = createPage()
  const found = waiting()
  controller.abort('destroyed')
  await expect(found).resolves.toBeUndefined()
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})
