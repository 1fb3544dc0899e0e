import { expect, it, onTestFinished } from 'vitest'
import { ar } from '../messages/ar.ts'
import { openScreens } from './openScreens.ts'
import { createSceneStore } from './test/createSceneStore.ts'
import { approveMessage } from './test/scenes.ts'

it.each([
  ['ar-EG', 'rtl', ar['approve.message']],
  ['de', 'ltr', 'Sign message'],
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
