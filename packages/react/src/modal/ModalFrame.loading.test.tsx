import { installModalPlugins } from '@latchkey/core/internal'
import { createTestModal } from '@latchkey/core/testing'
import type { ComponentType, ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ModalContext } from '../internals/ModalContext.ts'
import { lazyView } from './routes/lazyView.tsx'
import { renderFrame } from '../test/renderFrame.tsx'
import { restoreOnline, setOnline } from '../test/setOnline.ts'
import { until } from '../test/until.ts'

function AccountView(): ReactNode {
  return <p>Address</p>
}

/** A chunk that the test resolves or rejects. */
function createChunk() {
  const requests: { readonly resolve: () => void; readonly reject: () => void }[] = []
  const { modal } = createTestModal()
  installModalPlugins(modal)
  const Chunk = lazyView(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        requests.push({
          resolve: () => resolve(AccountView),
          reject: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        })
      }),
  )
  const View = (): ReactNode => (
    <ModalContext.Provider value={modal}>
      <Chunk />
    </ModalContext.Provider>
  )
  return { View, preload: Chunk.preload, requests }
}

/** React logs every caught error; here they are expected. */
function expectConsoleErrors(): void {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
  })
}

/** Opens a view whose chunk has been requested on a page without a network. */
async function openOffline() {
  expectConsoleErrors()
  onTestFinished(restoreOnline)
  setOnline(false)
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open()
  await frame.setFrame({ view: 'Account', title: 'Account', children: <View /> })
  await until(() => expect(requests).toHaveLength(1))
  return { frame, requests }
}

it('keeps the previous view until the next one has loaded', async () => {
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open({ children: <p>Wallets</p> })
  await frame.setFrame({ view: 'Account', title: 'Account', canGoBack: true, children: <View /> })
  await until(() => expect(requests).toHaveLength(1))
  await expect.poll(() => frame.dialog()?.dataset['view']).toBe('Connect')
  await expect.poll(() => frame.find('h2').textContent).toBe('Connect')
  await expect.poll(() => frame.find('.lk-outlet').textContent).toBe('Wallets')
  await expect.poll(() => frame.find('.lk-outlet').ariaBusy).toBe('true')
  requests[0]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
  await expect.poll(() => frame.dialog()?.dataset['view']).toBe('Account')
  await expect.poll(() => frame.find('.lk-outlet').ariaBusy).toBe('false')
  await until(() => expect(frame.find('h2').textContent).toBe('Account'))
})

it('leaves the focus where the visitor moved it while the first view was loading', async () => {
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open({ view: 'Account', title: 'Account', children: <View /> })
  await userEvent.keyboard('{Tab}')
  const close = frame.find('[data-testid=lk-header-close]')
  await expect.poll(() => frame.root().activeElement).toBe(close)
  requests[0]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
  await until(() => expect(frame.find('.lk-outlet').ariaBusy).toBe('false'))
  await expect.poll(() => frame.root().activeElement).toBe(close)
})

it('stays if the visitor goes back before the next view has loaded', async () => {
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open({ children: <p>Wallets</p> })
  const view = frame.view()
  await frame.setFrame({ view: 'Account', title: 'Account', children: <View /> })
  await until(() => expect(requests).toHaveLength(1))
  await frame.setFrame({ view: 'Connect', title: 'Connect', direction: 'previous', children: <p>Wallets</p> })
  requests[0]?.resolve()
  await until(() => expect(frame.find('.lk-outlet').ariaBusy).toBe('false'))
  await expect.poll(() => frame.view()).toBe(view)
  await expect.poll(() => frame.find('.lk-outlet').textContent).toBe('Wallets')
})

it('shows a placeholder while the first view loads, then gives the view the focus', async () => {
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open({ fallback: <p>Skeleton</p>, children: <View /> })
  await expect.poll(() => frame.find('.lk-view-fallback').textContent).toBe('Skeleton')
  await expect.poll(() => frame.root().activeElement?.tagName).toBe('H2')
  requests[0]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
  await expect.poll(() => frame.root().querySelector('.lk-view-fallback')).toBe(null)
})

it('never shows the placeholder for a view that has loaded before', async () => {
  const { View, preload, requests } = createChunk()
  const preloaded = preload()
  requests[0]?.resolve()
  await preloaded
  let hasWaited = false
  function Fallback(): ReactNode {
    hasWaited = true
    return null
  }
  const frame = await renderFrame()
  await frame.open({ fallback: <Fallback />, children: <View /> })
  await expect.poll(() => frame.view().textContent).toBe('Address')
  expect(hasWaited).toBe(false)
  expect(requests).toHaveLength(1)
})

it('says that a view could not be loaded, and retries on request', async () => {
  expectConsoleErrors()
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  const errors: unknown[] = []
  await frame.open({ onViewError: (error) => errors.push(error) })
  await frame.setFrame({ view: 'Account', title: 'Account', children: <View /> })
  await until(() => expect(requests).toHaveLength(1))
  requests[0]?.reject()
  await until(() => expect(frame.view().textContent).toContain('could not be loaded'))
  await expect.poll(() => frame.dialog()?.dataset['view']).toBe('Account')
  expect(errors).toMatchObject([{ name: 'ViewLoadError', cause: { name: 'TypeError' } }])
  expect(requests).toHaveLength(1)

  await userEvent.click(frame.find('[data-testid=lk-view-retry]'))
  await until(() => expect(requests).toHaveLength(2))
  requests[1]?.reject()
  await until(() => expect(frame.view().textContent).toContain('could not be loaded'))
  await userEvent.click(frame.find('[data-testid=lk-view-retry]'))
  await until(() => expect(requests).toHaveLength(3))
  requests[2]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
})

it('says that the visitor is offline, and loads the view when the network is back', async () => {
  const { frame, requests } = await openOffline()
  requests[0]?.reject()
  await until(() => expect(frame.view().textContent).toContain('You are offline'))
  await expect.poll(() => frame.view().textContent).not.toContain('Something went wrong')
  expect(requests).toHaveLength(1)
  setOnline(true)
  await until(() => expect(requests).toHaveLength(2))
  requests[1]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
})

it('loads the view although the network is back before the page listens for it', async () => {
  const { frame, requests } = await openOffline()
  // Effects run after the page has changed, on a busy machine much later.
  const observer = new MutationObserver(() => {
    if (!navigator.onLine && frame.view().textContent.includes('You are offline')) setOnline(true)
  })
  onTestFinished(() => observer.disconnect())
  observer.observe(frame.root(), { childList: true, subtree: true })
  requests[0]?.reject()
  await until(() => expect(requests).toHaveLength(2))
  requests[1]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
})

it('retries a failed view when the visitor comes back to it', async () => {
  expectConsoleErrors()
  const { View, requests } = createChunk()
  const frame = await renderFrame()
  await frame.open()
  await frame.setFrame({ view: 'Account', title: 'Account', children: <View /> })
  await until(() => expect(requests).toHaveLength(1))
  requests[0]?.reject()
  await until(() => expect(frame.view().textContent).toContain('could not be loaded'))
  await frame.setFrame({ view: 'Connect', title: 'Connect', children: <p>Wallets</p> })
  await until(() => expect(frame.root().querySelectorAll('.lk-view')).toHaveLength(1))
  await frame.setFrame({ view: 'Account', title: 'Account', children: <View /> })
  await until(() => expect(requests).toHaveLength(2))
  requests[1]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
})

it('forgets a failed preload', async () => {
  const { View, preload, requests } = createChunk()
  const preloaded = preload()
  requests[0]?.reject()
  await preloaded
  const frame = await renderFrame()
  await frame.open({ children: <View /> })
  requests[1]?.resolve()
  await until(() => expect(frame.view().textContent).toBe('Address'))
})

it('survives a view that throws', async () => {
  expectConsoleErrors()
  function BrokenView(): ReactNode {
    throw new RangeError('broken')
  }
  const frame = await renderFrame()
  await frame.open({ failureView: ({ error }) => <p>{String(error)}</p>, children: <BrokenView /> })
  await expect.poll(() => frame.view().textContent).toBe('RangeError: broken')
  await userEvent.keyboard('{Escape}')
  expect(frame.events).toEqual(['opened', 'close:escape'])
})
