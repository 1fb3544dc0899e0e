import { expect, it, onTestFinished } from 'vitest'
import { startLoginPage } from './startLoginPage.ts'
import { loginTexts as arabic } from './texts/ar.ts'

function startIn(opener: Window | null, languages: readonly string[] = ['en']): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentWindow
  if (page === null) throw new TypeError('No window')
  Object.defineProperty(page, 'opener', { value: opener })
  Object.defineProperty(page.navigator, 'languages', { value: languages })
  startLoginPage({ page })
  return page
}

const readNotice = (page: Window) => page.document.querySelector('main')?.dataset['notice']

it('says that there is no login to continue, where the address names none and no page has opened it', async () => {
  const page = startIn(null)
  await expect.poll(() => readNotice(page)).toBe('over')
})

it('waits to be led to the login, where another page has opened it', async () => {
  const page = startIn(window)
  await expect.poll(() => readNotice(page)).toBe('waiting')
})

it('speaks the first language of the browser that the page has', async () => {
  const page = startIn(window, ['tlh', 'ar-EG', 'en'])
  await expect.poll(() => page.document.querySelector('h1')?.textContent).toBe(arabic.waiting)
  expect([page.document.documentElement.lang, page.document.documentElement.dir]).toEqual(['ar', 'rtl'])
})
