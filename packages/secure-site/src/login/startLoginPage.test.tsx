import { expect, it, onTestFinished } from 'vitest'
import { startLoginPage } from './startLoginPage.ts'

function startIn(opener: Window | null): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentWindow
  if (page === null) throw new TypeError('No window')
  Object.defineProperty(page, 'opener', { value: opener })
  startLoginPage({ page })
  return page
}

const readNotice = (page: Window) => page.document.querySelector('main')?.dataset['notice']

it('says that there is no login to continue, where the address names none and no page has opened it', async () => {
  const page = startIn(null)
  await expect.poll(() => readNotice(page)).toBe('over')
})

it('waits to be led to the login, where another page has opened it', () => {
  const page = startIn(window)
  expect(readNotice(page)).toBe('waiting')
})
