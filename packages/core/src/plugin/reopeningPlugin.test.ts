import { reopeningKey } from '@latchkey/protocol/storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import type { ViewName } from '../modal/routes.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { reopeningPlugin } from './reopeningPlugin.ts'

const reload = vi.fn<() => void>()
let tab: StoragePort

beforeEach(() => {
  tab = createMemoryStorage()
  reload.mockClear()
  vi.stubGlobal('window', { sessionStorage: tab })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page of the tab: each has a modal of its own. */
const visit = (storagePrefix?: string) => {
  const { modal } = createTestModal({ options: { storagePrefix } })
  const { modal: frame, router } = modal.controllers
  return {
    modal,
    reopening: modal.plugin(reopeningPlugin).get(),
    readView: (): ViewName | undefined =>
      frame.store.getState().isOpen ? router.store.getState().history.at(-1)?.view : undefined,
  }
}

/** A page in which the visitor wants a view, and reloads. */
const reloadAt = (view: ViewName | undefined, storagePrefix?: string): void => {
  const { modal, reopening } = visit(storagePrefix)
  modal.open({ view })
  reopening.reload()
}

it.each([
  ['Networks', 'Networks'],
  ['AllWallets', 'AllWallets'],
  ['WalletSend', 'WalletSend'],
  [undefined, 'Connect'],
  // It needs parameters.
  ['TokenDetails', 'Connect'],
] as const)('reloads the page, and opens %s as %s, once', (wanted, shown) => {
  reloadAt(wanted)
  expect(reload).toHaveBeenCalledOnce()
  const next = visit()
  expect(next.readView()).toBeUndefined()
  next.reopening.resume()
  expect(next.readView()).toBe(shown)
  const later = visit()
  later.reopening.resume()
  expect(later.readView()).toBeUndefined()
})

it('opens nothing without a reload for it', () => {
  const first = visit()
  first.reopening.resume()
  expect(first.readView()).toBeUndefined()
})

it('opens the modal with the same storage prefix, and no other', () => {
  reloadAt('Networks', 'admin')
  const other = visit()
  other.reopening.resume()
  expect(other.readView()).toBeUndefined()
  const same = visit('admin')
  same.reopening.resume()
  expect(same.readView()).toBe('Networks')
})

it('leaves the wish to the next modal if this one has been destroyed meanwhile', async () => {
  reloadAt('Networks')
  const { modal, reopening } = visit()
  await modal.destroy()
  reopening.resume()
  const next = visit()
  next.reopening.resume()
  expect(next.readView()).toBe('Networks')
})

it.each([
  ['not JSON', '{'],
  ['of an unknown view', JSON.stringify({ v: 1, value: 'Admin' })],
  ['of another version', JSON.stringify({ v: 2, value: 'Networks' })],
])('ignores and removes a value that is %s', (_, text) => {
  tab.setItem(reopeningKey, text)
  const page = visit()
  page.reopening.resume()
  expect(page.readView()).toBeUndefined()
  expect(tab.getItem(reopeningKey)).toBeNull()
})

it('reloads a page that may store nothing', () => {
  vi.stubGlobal('window', {})
  reloadAt('Networks')
  expect(reload).toHaveBeenCalledOnce()
})
