import { StrictMode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { dragPointer } from '../test/dragPointer.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import { Alert } from './Alert.tsx'
import { NoticeLayer } from './NoticeLayer.tsx'
import { Toast } from './Toast.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

type Listener = Parameters<EventTarget['addEventListener']>

/** Counts listeners, timers and observers in the window that are created and not released, from now until the test ends. */
function watchLeaks(): { readonly getOpen: () => readonly string[] } {
  const open = new Map<unknown, string>()
  const restore: (() => void)[] = []
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const listeners: { target: EventTarget; type: string; listener: unknown; token: object }[] = []
  EventTarget.prototype.addEventListener = function add(...[type, listener, options]: Listener) {
    addEventListener.call(this, type, listener, options)
    // Listeners on the page outlive the modal; those on our own elements are removed with them.
    if (this !== window && this !== document && this !== document.body && this !== document.documentElement) return
    const token = {}
    listeners.push({ target: this, type, listener, token })
    open.set(token, `listener ${type}`)
    const signal = typeof options === 'object' ? options.signal : undefined
    if (signal) addEventListener.call(signal, 'abort', () => open.delete(token))
  }
  EventTarget.prototype.removeEventListener = function remove(...[type, listener, options]: Listener) {
    removeEventListener.call(this, type, listener, options)
    for (const entry of listeners) {
      if (entry.target === this && entry.type === type && entry.listener === listener) open.delete(entry.token)
    }
  }
  restore.push(() => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }))

  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[name]
    const { observe, disconnect } = prototype
    Object.assign(prototype, {
      observe(this: object, ...parameters: never[]) {
        open.set(this, name)
        return Reflect.apply(observe, this, parameters)
      },
      disconnect(this: object) {
        open.delete(this)
        return Reflect.apply(disconnect, this, [])
      },
    })
    restore.push(() => Object.assign(prototype, { observe, disconnect }))
  }

  for (const [start, end] of [
    ['setInterval', 'clearInterval'],
    ['setTimeout', 'clearTimeout'],
  ] as const) {
    const { [start]: begin, [end]: clear } = window
    Object.assign(window, {
      [start]: (handler: () => void, delay?: number) => {
        const id = begin(() => {
          if (start === 'setTimeout') open.delete(id)
          handler()
        }, delay)
        open.set(id, start)
        return id
      },
      [end]: (id: number) => {
        open.delete(id)
        clear(id)
      },
    })
    restore.push(() => Object.assign(window, { [start]: begin, [end]: clear }))
  }
  onTestFinished(() => {
    for (const end of restore) end()
  })
  return { getOpen: () => [...open.values()] }
}

it('leaves nothing behind: no listener on the page, no observer, timer, style or element', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1024, 768))
  // React adds its own listeners to the document with its first root.
  const warm = await renderFrame()
  await warm.open()
  await warm.unmount()

  const { getOpen } = watchLeaks()
  const beside = (
    <StrictMode>
      <NoticeLayer>
        <Alert alert={{ id: 1, short: 'Short', long: 'Long' }} onDismiss={() => {}} />
        <Toast toast={{ id: 1, variant: 'loading', message: 'Sending' }} />
      </NoticeLayer>
    </StrictMode>
  )
  const frame = await renderFrame({ beside, host: { themeMode: 'inherit' } })
  await frame.open({ title: 'A title that is by far too long for the header of the modal' })
  expect(getOpen()).not.toEqual([])
  const host = new WeakRef(frame.host())
  await frame.setFrame({ view: 'Account', title: 'Account' })
  const { left, top } = frame.find('.lk-header').getBoundingClientRect()
  await dragPointer({ from: { x: left + 180, y: top + 20 }, to: { x: left + 180, y: top + 100 }, end: 'hold' })
  await frame.setFrame({ open: false })
  await frame.setFrame({ open: true })
  await frame.unmount()
  expect(getOpen()).toEqual([])
  expect(document.adoptedStyleSheets).toEqual([])
  expect(document.querySelector('[data-testid=lk-host]')).toBe(null)
  expect(host.deref()?.isConnected ?? false).toBe(false)
  const events = [...frame.events]
  await until(() => expect(document.getAnimations()).toEqual([]))
  expect(frame.events).toEqual(events)
})

it('keeps only its empty host while it is closed', async () => {
  const warm = await renderFrame()
  await warm.unmount()
  const { getOpen } = watchLeaks()
  const frame = await renderFrame()
  const before = getOpen()
  await frame.open()
  expect(getOpen().length).toBeGreaterThan(before.length)
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(getOpen()).toEqual(before)
  await expect.poll(() => frame.root().childNodes).toHaveLength(0)
})
