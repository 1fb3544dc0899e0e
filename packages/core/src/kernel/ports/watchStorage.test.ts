import { expect, it } from 'vitest'
import { isPageHidden } from './isPageHidden.ts'
import { watchStorage } from './watchStorage.ts'

it('calls back when another tab has changed the storage, until it is ended', () => {
  const page = new EventTarget()
  let calls = 0
  const end = watchStorage(() => (calls += 1), page)
  page.dispatchEvent(new Event('storage'))
  expect(calls).toBe(1)
  end()
  page.dispatchEvent(new Event('storage'))
  expect(calls).toBe(1)
  expect(watchStorage(() => undefined)).toBeTypeOf('function')
})

it('knows a page that the visitor does not see, and takes a server for no such page', () => {
  expect(isPageHidden({ visibilityState: 'hidden' })).toBe(true)
  expect(isPageHidden({ visibilityState: 'visible' })).toBe(false)
  expect(isPageHidden()).toBe(false)
})
