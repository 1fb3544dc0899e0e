import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { addWallet, openBrowser } from '../setup/openPage.ts'

const openPage = openBrowser()

/** Scripts beyond those listed in the document, by the start of their file names. */
const chunks = (requests: readonly string[]): readonly string[] =>
  requests.filter((request) => request.endsWith('.js')).map((request) => request.replace(/^GET \/assets\//, ''))

/** The name of a symbol of immer, which minifiers keep. */
const immerMark = 'immer-draftable'

const readScript = async (page: Page, path: string): Promise<string> =>
  await (await page.request.get(new URL(path, page.url()).href)).text()

it('requests only the page and the scripts listed in its document before the first click', async () => {
  const visit = await openPage({ before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })) })
  await visit.settle()
  const named = await visit.page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
    ),
  )
  expect(visit.requests.toSorted()).toEqual(['/', ...named].map((path) => `GET ${path}`).toSorted())
  expect(named.filter((path) => /\/modal-|View|engine|features|wagmi|viem/i.test(path))).toEqual([])
})

it('loads the modal on hover and the connect code while the modal is idle, and nothing else', async () => {
  const visit = await openPage({ before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })) })
  await visit.settle()
  const first = visit.requests.length
  await visit.page.getByTestId('lk-connect-button').first().hover()
  await expect.poll(() => chunks(visit.requests.slice(first)).some((name) => name.startsWith('modal-'))).toBe(true)
  await visit.settle()
  const hovered = chunks(visit.requests.slice(first))
  expect(hovered.filter((name) => /engine|wagmi|viem/i.test(name))).toEqual([])
  const beforeOpen = visit.requests.length
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  await expect.poll(() => chunks(visit.requests.slice(beforeOpen)).some((name) => /engine/i.test(name))).toBe(true)
  expect(visit.requests.filter((request) => request.includes('://'))).toEqual([])
  await visit.settle()
  const beforeClick = visit.requests.length
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  // Everything needed for connecting was loaded; later requests serve the balance on the page.
  const afterClick = chunks(visit.requests.slice(beforeClick))
  expect(afterClick.filter((name) => /engine/i.test(name))).toEqual([])
})

it('loads no sign-in code before the visitor acts, opens the modal without immer, and loads the signature view once they connect', async () => {
  const visit = await openPage({
    path: 'plain/plain.html',
    query: 'siwx=required',
    before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })),
  })
  const ofSignIn = (): readonly string[] => visit.requests.filter((request) => /sign-?in|siwx.*\.js/i.test(request))
  await visit.settle()
  expect(ofSignIn()).toEqual([])
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  await visit.settle()
  // The sign-in state, but not its view.
  expect(ofSignIn().filter((request) => request.includes('View'))).toEqual([])
  const scripts = visit.requests.filter((request) => request.endsWith('.js')).map((request) => request.slice(4))
  const texts = await Promise.all(scripts.map(async (script) => await readScript(visit.page, script)))
  expect(scripts.filter((_, index) => texts[index]?.includes(immerMark))).toEqual([])
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await visit.expectView('SIWXSignMessage')
  expect(ofSignIn().filter((request) => request.includes('View'))).toHaveLength(1)
})
