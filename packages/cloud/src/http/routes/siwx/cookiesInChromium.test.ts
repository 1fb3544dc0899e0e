import type { Siwx, SiwxAccount } from '@latchkey/protocol/siwx'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startPages } from '../../../test/startPages.ts'
import { startSharedTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start Chromium; from vitest.config.ts. */
    readonly chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** Set by `signInPage.ts`. */
declare const siwx: Siwx
declare const readSessions: (account: SiwxAccount) => Promise<number>

let storage: Storage
let cloud: TestCloud
let pages: Awaited<ReturnType<typeof startPages>>
let browser: Browser
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage })
  pages = await startPages({ module: new URL('../../../test/signInPage.ts', import.meta.url) })
  browser = await chromium.launch(inject('chromium'))
})
afterAll(async () => {
  await browser?.close()
  await pages?.stop()
  await cloud?.close()
  await storage?.close()
})

async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  return context
}
async function openPage(context: BrowserContext, host: string, port = 0): Promise<Page> {
  const page = await context.newPage()
  const query = new URLSearchParams({ cloud: cloud.url, now: String(cloud.clock.now) })
  await page.goto(`http://${host}:${pages.ports[port]}/?${query.toString()}`)
  await page.waitForFunction(() => Reflect.get(globalThis, 'readSessions') !== undefined)
  return page
}
function createVisitor() {
  const signer = privateKeyToAccount(generatePrivateKey())
  const account: SiwxAccount = { chainId: 'eip155:1', accountAddress: signer.address }
  return {
    account,
    async signIn(page: Page): Promise<void> {
      const draft = await page.evaluate((input) => siwx.createMessage(input), account)
      const session = { ...draft, signature: await signer.signMessage({ message: draft.message }) }
      await page.evaluate((input) => siwx.addSession(input), session)
    },
    count: (page: Page): Promise<number> =>
      page.evaluate(async (input) => (await siwx.getSessions(input)).length, account),
    read: (page: Page): Promise<number> => page.evaluate((input) => readSessions(input), account),
  }
}

it('keeps a page of the same site signed in with a cookie that its scripts cannot read, until it signs out', async () => {
  const context = await openContext()
  const page = await openPage(context, '127.0.0.1')
  const { account, count, read, signIn } = createVisitor()
  expect(await read(page)).toBe(401)
  await signIn(page)
  expect(await count(page)).toBe(1)
  expect(await page.evaluate(() => String(Reflect.get(Reflect.get(globalThis, 'document'), 'cookie')))).toBe('')
  expect(await context.cookies()).toMatchObject([
    { httpOnly: true, sameSite: 'Strict', path: '/', domain: '127.0.0.1' },
  ])
  const { origins } = await context.storageState()
  expect(JSON.stringify(origins)).toContain('pci')
  expect(JSON.stringify(origins)).not.toContain('token')

  const next = await openPage(context, '127.0.0.1')
  expect(await count(next)).toBe(1)
  await next.evaluate((input) => siwx.revokeSession(input), account)
  expect(await context.cookies()).toEqual([])
  expect([await count(page), await read(page)]).toEqual([0, 401])
})

it('ignores the cookie in requests from another page of the same site', async () => {
  const context = await openContext()
  const page = await openPage(context, '127.0.0.1')
  const { count, read, signIn } = createVisitor()
  await signIn(page)
  expect(await read(page)).toBe(200)
  const sibling = await openPage(context, '127.0.0.1', 1)
  const request = sibling.waitForRequest((request) => request.url().includes('/v1/sessions/'))
  expect(await read(sibling)).toBe(401)
  expect(await (await request).headerValue('cookie')).toContain('latchkey.')
  expect(await count(page)).toBe(1)
})

it('stores no cookie for a page of another site', async () => {
  const context = await openContext()
  const page = await openPage(context, 'localhost')
  const { count, signIn } = createVisitor()
  await signIn(page)
  expect(await context.cookies()).toEqual([])
  expect(await count(page)).toBe(0)
})
