import { expect, it } from 'vitest'
import { createTestPage } from './createTestPage.ts'

it('delivers events, and counts the listeners of the app only', () => {
  const page = createTestPage({ walletEvents: ['app-ready'] })
  const received: string[] = []
  const listener = (event: Event): void => void received.push(event.type)
  page.addEventListener('app-ready', listener)
  page.addEventListener('register', listener)
  page.addEventListener('register', listener)
  expect(page.getListenerCount()).toBe(1)
  page.dispatchEvent(new Event('app-ready'))
  page.dispatchEvent(new Event('register'))
  expect(received).toEqual(['app-ready', 'register'])
  page.removeEventListener('register', listener)
  expect(page.getListenerCount()).toBe(0)
})

it('is the global window from enter to leave', () => {
  const page = createTestPage()
  const leave = page.enter()
  expect(Reflect.get(globalThis, 'window')).toBe(page)
  leave()
  expect('window' in globalThis).toBe(false)
})
