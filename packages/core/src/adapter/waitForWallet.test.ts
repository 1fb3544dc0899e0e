import { expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import type { FoundWallet } from './AdapterEngine.ts'
import { waitForWallet } from './waitForWallet.ts'

const toFound = (id: string, name = id): FoundWallet => ({
  descriptor: { id, name, namespace: 'solana', type: 'ANNOUNCED', ready: 'installed' },
})

function createPage() {
  const clock = createFakeClock()
  const listeners = new Set<() => void>()
  const controller = new AbortController()
  const wallets: FoundWallet[] = []
  const wait = () =>
    waitForWallet({
      connectorId: 'stored',
      findWallet: (id) => wallets.find(({ descriptor }) => descriptor.id === id),
      listWallets: () => wallets,
      watchWallets: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      clock,
      signal: controller.signal,
    })
  const add = (id: string, name = id): void => {
    wallets.push(toFound(id, name))
    for (const listener of listeners) listener()
  }
  return { clock, listeners, controller, wait, add }
}

it('returns a wallet that is present without adding a listener', async () => {
  const { clock, listeners, wait, add } = createPage()
  add('stored')
  await expect(wait()).resolves.toEqual(toFound('stored'))
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})

it('waits for a wallet that appears after others', async () => {
  const { clock, listeners, wait, add } = createPage()
  const result = wait()
  add('other')
  add('stored')
  await expect(result).resolves.toEqual(toFound('stored'))
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

it('returns no wallet whose identity another one claims, without waiting', async () => {
  const { clock, listeners, wait, add } = createPage()
  add('stored')
  add('stored 2', ' Stored ')
  await expect(wait()).resolves.toBeUndefined()
  expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
})
