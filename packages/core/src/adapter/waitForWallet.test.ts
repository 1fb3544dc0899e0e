import { expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { waitForWallet } from './waitForWallet.ts'

function createPage() {
  const clock = createFakeClock()
  const listeners = new Set<() => void>()
  const controller = new AbortController()
  const wallets: string[] = []
  const wait = () =>
    waitForWallet({
      connectorId: 'stored',
      findWallet: (id) => wallets.find((name) => name === id),
      watchWallets: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      clock,
      signal: controller.signal,
    })
  const add = (name: string): void => {
    wallets.push(name)
    for (const listener of listeners) listener()
  }
  return { clock, listeners, controller, wait, add }
}

it('returns a wallet that is present without adding a listener', async () => {
  const { clock, listeners, wait, add } = createPage()
  add('stored')
  await expect(wait()).resolves.toBe('stored')
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})

it('waits for a wallet that appears after others', async () => {
  const { clock, listeners, wait, add } = createPage()
  const result = wait()
  add('other')
  add('stored')
  await expect(result).resolves.toBe('stored')
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})

it('returns undefined after a second', async () => {
  const { clock, listeners, wait } = createPage()
  const result = wait()
  clock.advance(999)
  expect(listeners.size).toBe(1)
  clock.advance(1)
  await expect(result).resolves.toBeUndefined()
  expect(listeners.size).toBe(0)
})

it('returns undefined when the adapter is destroyed', async () => {
  const { clock, listeners, controller, wait } = createPage()
  const result = wait()
  controller.abort('destroyed')
  await expect(result).resolves.toBeUndefined()
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})
