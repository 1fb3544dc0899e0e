import { expect, it } from 'vitest'
import { watchPresence } from './watchPresence.ts'

it('calls back when the visitor or the network returns, until it is ended', () => {
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'hidden' }
  const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), visible) }
  let count = 0
  const end = watchPresence(() => {
    count += 1
  }, page)
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(count).toBe(0)
  page.document.visibilityState = 'visible'
  page.document.dispatchEvent(new Event('visibilitychange'))
  page.window.dispatchEvent(new Event('online'))
  page.window.dispatchEvent(new Event('pageshow'))
  expect(count).toBe(3)
  end()
  page.window.dispatchEvent(new Event('online'))
  expect(count).toBe(3)
})

it('does nothing without a page', () => {
  expect(() => watchPresence(() => undefined, undefined)()).not.toThrow()
})
