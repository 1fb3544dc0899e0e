import { createServer } from 'node:http'
import { once } from 'node:events'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start Chromium; from vitest.config.ts. */
    readonly chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

let cloud: Cloud
let browser: Browser
beforeAll(async () => {
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', LATCHKEY_SECURE_SITE_PORT: '0' }
  cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  browser = await chromium.launch(inject('chromium'))
})
afterAll(async () => {
  await browser.close()
  await cloud.close()
})

/** Opens a page and records what it requests, prints and throws. */
async function openPage(url: string): Promise<{ readonly page: Page; readonly seen: string[] }> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('console', (message) => seen.push(message.text()))
  page.on('pageerror', (error) => seen.push(error.message))
  await page.goto(url)
  return { page, seen }
}

it('opens the page for recovery files under the headers of the server, which the browser does not complain about', async () => {
  const url = `${cloud.secureSiteUrl}/recover.html`
  const { page, seen } = await openPage(url)
  const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  await page.getByTestId('lk-recover-file').setInputFiles(file)
  await page.getByText('This is not a recovery file').waitFor()
  // Not every build of Chromium has all functions that the header turns off.
  expect(seen.filter((text) => !text.startsWith('Error with Permissions-Policy header'))).toEqual([url])
})

it('lets no page embed it, not even one that may embed the frame', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${cloud.secureSiteUrl}/recover.html"></iframe>`)
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  const { page, seen } = await openPage(`http://localhost:${typeof address === 'object' ? address?.port : ''}`)
  await expect.poll(() => seen.join('\n')).toMatch(/frame-ancestors 'none'/)
  await expect.poll(() => page.frameLocator('iframe').locator('main').count()).toBe(0)
})
