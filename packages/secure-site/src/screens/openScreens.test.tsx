import { expect, it, onTestFinished } from 'vitest'
import { screens as ar } from '../messages/screens/ar.ts'
import { openScreens } from './openScreens.ts'
import { createSceneStore } from './test/createSceneStore.ts'
import { approveMessage } from './test/scenes.ts'

it.each([
  ['ar-EG', 'rtl', ar['approve.message']],
  ['tlh', 'ltr', 'Sign message'],
])('shows the first screen when it is set, in %s from %s', async (language, direction, title) => {
  const store = createSceneStore(approveMessage)
  store.set(undefined)
  openScreens({ store, place: 'frame', language, onFailure: (error) => expect.unreachable(String(error)) })
  onTestFinished(() => document.querySelector('.screens')?.remove())
  expect(document.querySelector('.screens')).toBeNull()
  store.set(approveMessage)
  await expect.poll(() => document.querySelector('.screens h1')?.textContent).toBe(title)
  expect(document.documentElement.dir).toBe(direction)
  store.set(undefined)
  await expect.poll(() => document.querySelector('.screens h1')).toBeNull()
  document.documentElement.removeAttribute('dir')
})

it('speaks the language of the theme, and another one as soon as it has loaded', async () => {
  const store = createSceneStore(approveMessage)
  store.setTheme({ mode: undefined, accent: undefined, radius: undefined, language: 'ar' })
  openScreens({ store, place: 'frame', language: 'en', onFailure: (error) => expect.unreachable(String(error)) })
  onTestFinished(() => document.querySelector('.screens')?.remove())
  const title = () => document.querySelector('.screens h1')?.textContent
  await expect.poll(title).toBe(ar['approve.message'])
  store.setTheme({ mode: undefined, accent: undefined, radius: undefined, language: 'en-GB' })
  await expect.poll(title).toBe('Sign message')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
  store.set(undefined)
  await expect.poll(title).toBeUndefined()
})
