import { expect, it, onTestFinished } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'

/** Reads the page's address and history, and records every attempt to change them. */
function watchAddress(): { readonly read: () => unknown; readonly changes: readonly string[] } {
  const changes: string[] = []
  const controller = new AbortController()
  for (const type of ['popstate', 'hashchange'])
    addEventListener(type, () => changes.push(type), { signal: controller.signal })
  for (const method of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    const own = history[method]
    Object.defineProperty(history, method, {
      configurable: true,
      value: (...values: never[]) => {
        changes.push(method)
        Reflect.apply(own, history, values)
      },
    })
    onTestFinished(() => void Reflect.deleteProperty(history, method))
  }
  onTestFinished(() => controller.abort())
  const { state, length } = history
  return {
    changes,
    read: () => ({ href: location.href, isSameState: history.state === state, added: history.length - length }),
  }
}

it('changes neither the address nor the history of the page, in any view [S2.001]', async () => {
  const address = watchAddress()
  const before = address.read()
  const modal = await renderModal()
  await modal.open()
  // Forward and back again, with the modal's own buttons.
  await modal.click('lk-header-help')
  await modal.settled('WhatIsAWallet')
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  await modal.click('lk-connect-wallet-io.metamask')
  await modal.closed()
  await modal.open()
  await modal.click('lk-account-wallet')
  await modal.settled('ProfileWallets')
  await modal.click('lk-header-back')
  await modal.settled('Account')
  await modal.click('lk-account-network')
  await modal.settled('Networks')
  await modal.click('lk-networks-eip155:42161')
  await modal.settled('Account')
  await modal.click('lk-header-close')
  await modal.closed()
  expect(modal.adapter.log.at(-1)).toBe('switchNetwork eip155:42161')
  expect([address.read(), address.changes]).toEqual([before, []])
  // A change of the browser's history would have been recorded.
  history.replaceState(history.state, '')
  expect(address.changes).toEqual(['replaceState'])
})
