// The built page in Chromium: from disk and offline, and from a server.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import { build } from 'esbuild'
import { createKeyPairSignerFromBytes, getBase58Encoder } from '@solana/kit'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { isHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../addAuthenticator.shared.ts'
import { buildRecoverPage } from '../../build/buildRecoverPage.ts'
import { createRecoverable, type Recoverable, toCode } from './test/createRecoverable.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

let folder: string
let html: string
let browser: Browser
let server: Server
let wallet: Recoverable
/** What the server was asked for. */
const asked: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'latchkey-recover-'))
  html = await buildRecoverPage()
  wallet = await createRecoverable()
  await writeFile(path.join(folder, 'recover.html'), html)
  await writeFile(path.join(folder, 'recovery.json'), wallet.file)
  browser = await chromium.launch(inject('chromium'))
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const content = { '/recover.html': html, '/app': '<iframe src="/recover.html"></iframe>' }[request.url ?? '']
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  await browser.close()
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

/** What a page has done that it must not do. */
interface Watch {
  readonly page: Page
  /** Requests for anything but the page itself, and errors. */
  readonly seen: string[]
}

async function openPage(
  options: BrowserContextOptions & { readonly url?: string | undefined; readonly hasOwnTime?: boolean } = {},
): Promise<Watch> {
  const { hasOwnTime = true, url = pathToFileURL(path.join(folder, 'recover.html')).href, ...context } = options
  const opened = await browser.newContext({ offline: url.startsWith('file:'), ...context })
  onTestFinished(() => opened.close())
  const page = await opened.newPage()
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url() !== url) seen.push(request.url())
  })
  page.on('console', (message) => seen.push(message.text()))
  page.on('pageerror', (error) => seen.push(error.message))
  await page.clock.install({ time: 0 })
  await page.goto(url)
  if (hasOwnTime) await page.clock.pauseAt(3_600_000)
  return { page, seen }
}

async function typeCode(page: Page, code: string): Promise<void> {
  for (const [index, group] of code.split('-').entries())
    await page.getByTestId(`lk-recover-group-${index + 1}`).fill(group)
  await page.getByTestId('lk-recover-open').click()
}

const chooseFile = async (page: Page, name: string, content: string | Uint8Array): Promise<void> =>
  page.getByTestId('lk-recover-file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })

/** The text of what went wrong. */
async function readFailure(page: Page): Promise<string> {
  const failure = page.getByTestId('lk-recover-failure')
  await failure.locator('strong').waitFor()
  return failure.innerText()
}

async function openWallet(page: Page): Promise<void> {
  await chooseFile(page, 'recovery.json', wallet.file)
  await typeCode(page, wallet.code)
  await page.getByTestId('lk-recover-words').waitFor()
}

/** Waits until the secret may be shown, and shows it. */
async function reveal(page: Page, secret: string): Promise<string> {
  await page.getByTestId(`lk-recover-${secret}`).click()
  await page.clock.runFor(6_000)
  await page.getByTestId('lk-recover-show').click()
  const shown = page.getByTestId('lk-recover-secret')
  await shown.waitFor()
  return (await shown.innerText()).trim().split(/\s+/).join(' ')
}

describe('the page from disk, without a network', () => {
  it('recovers words and keys that other wallets import as the same addresses, and requests nothing', async () => {
    const { page, seen } = await openPage()
    await openWallet(page)
    for (const namespace of ['eip155', 'solana'] as const)
      await expect
        .poll(() => page.getByTestId(`lk-recover-address-${namespace}`).textContent())
        .toBe(wallet.addresses[namespace])
    const words = await reveal(page, 'words')
    expect(mnemonicToAccount(words).address).toBe(wallet.addresses.eip155)
    const key = await reveal(page, 'eip155')
    expect(isHex(key) && privateKeyToAddress(key)).toBe(wallet.addresses.eip155)
    const solana = await createKeyPairSignerFromBytes(getBase58Encoder().encode(await reveal(page, 'solana')))
    expect(solana.address).toBe(wallet.addresses.solana)
    expect(seen).toEqual([])
  })

  it('holds each secret back for 5 seconds, shows one at a time, and hides it again', async () => {
    const { page } = await openPage()
    await openWallet(page)
    const [show, secret] = [page.getByTestId('lk-recover-show'), page.getByTestId('lk-recover-secret')]
    await page.getByTestId('lk-recover-words').click()
    await expect.poll(() => show.innerText()).toMatch(/5/)
    await page.clock.runFor(4_500)
    await show.click({ force: true })
    await expect.poll(() => show.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => page.locator('ol').count()).toBe(0)
    await page.clock.runFor(600)
    await show.click()
    await page.locator('li').first().waitFor()
    await page.getByTestId('lk-recover-eip155').click()
    await expect.poll(() => show.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => secret.count()).toBe(0)
    await page.clock.runFor(6_000)
    await show.click()
    await secret.waitFor()
    await page.getByTestId('lk-recover-hide').click()
    await secret.waitFor({ state: 'detached' })
    await page.getByTestId('lk-recover-finish').click()
    await page.locator('[data-step=choose]').waitFor()
    await expect.poll(() => page.locator('main').textContent()).not.toContain(wallet.addresses.eip155.slice(-4))
  })

  it('copies a secret and clears the clipboard after 60 seconds', async () => {
    const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openWallet(page)
    const words = await reveal(page, 'words')
    await page.getByTestId('lk-recover-copy').click()
    const state = page.getByTestId('lk-recover-copy-state')
    await state.getByText('60').waitFor()
    const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
    expect(await read()).toBe(words)
    await page.clock.runFor(59_000)
    expect(await read()).toBe(words)
    await page.clock.runFor(1_500)
    await state.getByText('cleared').waitFor()
    expect(await read()).toBe('')
  })

  it('says that a browser does not copy, so that the visitor writes it down', async () => {
    const { page } = await openPage()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openWallet(page)
    await reveal(page, 'words')
    await page.getByTestId('lk-recover-copy').click()
    await page.getByText('does not allow copying').waitFor()
    await expect.poll(() => page.getByTestId('lk-recover-copy-state').innerText()).toContain('write it down')
  })

  it('takes a dropped file, and is not replaced by it', async () => {
    const { page } = await openPage()
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'dropped.json'))
      document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      if (document.body.dispatchEvent(drop)) throw new Error('The browser would open the file.')
    }, wallet.file)
    await page.getByTestId('lk-recover-open').waitFor()
    await expect.poll(() => page.locator('[data-step]').innerText()).toContain('dropped.json')
  })
})

describe('the code', () => {
  it('is pasted as a whole into any group, typed from group to group, and corrected by keyboard', async () => {
    const { page } = await openPage()
    await chooseFile(page, 'recovery.json', wallet.file)
    const group = (number: number) => page.getByTestId(`lk-recover-group-${number}`)
    const read = async () => Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => group(number).inputValue()))
    await group(3).evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, ` ${wallet.code.toLowerCase()}\n`)
    expect(await read()).toEqual(wallet.code.split('-'))

    for (const number of [1, 2, 3, 4, 5, 6, 7]) await group(number).fill('')
    await group(1).focus()
    await page.keyboard.type(wallet.code.slice(0, 10).replaceAll('0', 'o').toLowerCase())
    expect(await read()).toEqual([...wallet.code.slice(0, 9).split('-'), '', '', '', '', ''])
    await page.keyboard.press('Backspace')
    await expect.poll(() => group(2).inputValue()).toHaveLength(3)
    await page.keyboard.type(wallet.code.replaceAll('-', '').slice(7))
    expect(await read()).toEqual(wallet.code.split('-'))
    await page.keyboard.press('Enter')
    await page.getByTestId('lk-recover-address-eip155').waitFor()
  })

  it('names the group with a wrong character and those that are not complete, and tries nothing', async () => {
    const { page } = await openPage()
    await chooseFile(page, 'recovery.json', wallet.file)
    const wrong = wallet.code.split('-').with(4, wallet.code.slice(20, 23) + (wallet.code[23] === 'A' ? 'B' : 'A'))
    await typeCode(page, wrong.join('-'))
    expect(await readFailure(page)).toMatch(/group .?5.? first/)
    const marked = page.locator('[aria-invalid=true]')
    expect(await marked.evaluateAll((inputs) => inputs.map(({ id }) => id))).toEqual(['group-4'])
    expect(await marked.evaluate((input) => input === document.activeElement)).toBe(true)
    await typeCode(page, wallet.code.replace(/^.../, '').replace(/.$/, 'U'))
    expect(await readFailure(page)).toMatch(/group .?1, 7/)
  })

  it('of another file does not open this one', async () => {
    const { page } = await openPage()
    await chooseFile(page, 'recovery.json', wallet.file)
    await typeCode(page, toCode(6))
    expect(await readFailure(page)).toContain('This code does not open it')
    await typeCode(page, wallet.code)
    await page.getByTestId('lk-recover-words').waitFor()
  })
})

describe('a file', () => {
  it.each([
    [
      'that is no text',
      () => Uint8Array.from({ length: 500 }, (_, index) => (index * 37) % 256),
      'not a recovery file',
    ],
    ['that is other JSON', () => '{"type":"keystore"}', 'not a recovery file'],
    ['that is empty', () => '', 'not a recovery file'],
    ['of 10 MB', () => new Uint8Array(10_000_000), 'too large'],
    ['that ends early', () => wallet.file.slice(0, -40), 'damaged'],
    ['of a later version', () => wallet.file.replace('recovery-file/1', 'recovery-file/2'), 'later version'],
    ['with markup', () => '<img src=x onerror=alert(1)>', 'not a recovery file'],
  ])('%s is refused with what to do next', async (_title, content, expected) => {
    const { page, seen } = await openPage()
    await chooseFile(page, '<img src=x onerror=alert(1)>.json', content())
    expect(await readFailure(page)).toContain(expected)
    await chooseFile(page, 'recovery.json', wallet.file)
    await page.getByTestId('lk-recover-open').waitFor()
    expect(seen).toEqual([])
  })

  it('whose name is markup is shown by name', async () => {
    const { page } = await openPage()
    await chooseFile(page, '<b>x</b>.json', wallet.file)
    await page.getByTestId('lk-recover-open').waitFor()
    await expect.poll(() => page.locator('[data-step]').innerText()).toContain('<b>x</b>.json')
  })

  it('that was changed inside is reported as damaged or as not opened by the code', async () => {
    const { page } = await openPage()
    const parsed: { vault: string } = JSON.parse(wallet.file)
    const vault = `${parsed.vault.slice(0, 30)}${parsed.vault[30] === 'A' ? 'B' : 'A'}${parsed.vault.slice(31)}`
    await chooseFile(page, 'recovery.json', JSON.stringify({ ...parsed, vault }))
    await typeCode(page, wallet.code)
    expect(await readFailure(page)).toContain('damaged')
  })

  it('with the addresses of another wallet shows those that its code leads to, only if the visitor wants that', async () => {
    const { page } = await openPage()
    const other = await createRecoverable()
    await chooseFile(page, 'altered.json', wallet.file.replace(wallet.addresses.eip155, other.addresses.eip155))
    await typeCode(page, wallet.code)
    expect(await readFailure(page)).toContain('The file states other addresses')
    await expect.poll(() => page.getByTestId('lk-recover-words').count()).toBe(0)
    await page.getByTestId('lk-recover-ignore-addresses').click()
    const address = page.getByTestId('lk-recover-address-eip155')
    await address.waitFor()
    await expect.poll(() => address.textContent()).toBe(wallet.addresses.eip155)
  })
})

describe('the policy', () => {
  it('is in the document, with the hashes of its only script and style', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const hash = (tag: string): string => {
      const text = new RegExp(`<${tag}[^>]*>([^]*)</${tag}>`).exec(html)?.[1] ?? ''
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    }
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash('script')}`,
      `style-src ${hash('style')}`,
      "connect-src 'none'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'))
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'))
  })

  it('refuses every way out, also to a script that runs in the page (attack 121)', async () => {
    const url = toUrl()
    const { page } = await openPage({ url })
    const target = `${new URL(url).origin}/leak`
    const outcomes = await page.evaluate(async (to) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.body.dataset['refused'] = `${document.body.dataset['refused'] ?? ''} ${effectiveDirective}`
      })
      const attempt = (run: () => unknown): string => {
        try {
          run()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown'
        }
      }
      const add = (name: string, attributes: Readonly<Record<string, string>>): void => {
        const element = document.createElement(name)
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
        document.body.append(element)
      }
      const tried = {
        fetch: await fetch(to).then(
          () => 'done',
          (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
        ),
        socket: attempt(() => new WebSocket(to.replace('http', 'ws'))),
        beacon: attempt(() => navigator.sendBeacon(to, 'x')),
        // oxlint-disable-next-line eslint/no-restricted-properties -- the page has to refuse it
        markup: attempt(() => document.body.insertAdjacentHTML('beforeend', `<img src="${to}">`)),
        inline: attempt(() => {
          const script = document.createElement('script')
          script.textContent = 'document.title = "leaked"'
          document.body.append(script)
        }),
        handler: attempt(() => document.body.setAttribute('onclick', 'document.title = "leaked"')),
        worker: attempt(() => new Worker(to)),
      }
      add('img', { src: to })
      add('iframe', { src: to })
      add('link', { rel: 'stylesheet', href: to })
      add('link', { rel: 'prefetch', href: to })
      add('video', { src: to })
      add('div', { style: 'background: red' })
      return { tried, title: document.title }
    }, target)
    expect(outcomes.title).toBe('Recover your wallet')
    expect(outcomes.tried).toMatchObject({
      fetch: 'TypeError',
      markup: 'TypeError',
      inline: 'TypeError',
      handler: 'TypeError',
      worker: 'TypeError',
    })
    const directives = ['connect-src', 'img-src', 'frame-src', 'style-src-elem', 'style-src-attr', 'media-src']
    for (const directive of [...directives, 'require-trusted-types-for'])
      await page.locator(`[data-refused~="${directive}"]`).waitFor()
    expect(asked).toContain('/recover.html')
    expect(asked.filter((address) => address.includes('leak'))).toEqual([])
  })
})

describe('the page from a server', () => {
  it('says that it should be saved and opened offline, and stops saying so offline', async () => {
    const { page } = await openPage({ url: toUrl() })
    const note = page.getByText('You are online')
    await note.waitFor()
    const downloaded = page.waitForEvent('download')
    await page.getByTestId('lk-recover-save').click()
    const file = await (await downloaded).path()
    expect(await readFile(file, 'utf8')).toBe(html)
    await page.context().setOffline(true)
    await note.waitFor({ state: 'hidden' })
  })

  it('opens a wallet that this browser remembers by its code or its passkey, without a server', async () => {
    const { page } = await openPage({ url: toUrl(), hasOwnTime: false })
    const devtools = await page.context().newCDPSession(page)
    const authenticatorId = await addAuthenticator(devtools)
    await page.evaluate(await bundle('rememberWallet.ts'))
    const addresses: unknown = await page.evaluate('rememberWallet()')
    asked.length = 0
    await page.reload()
    const address = page.getByTestId('lk-recover-address-eip155')
    const open = async (): Promise<void> => page.getByTestId('lk-recover-wallet-0').click()

    await open()
    await typeCode(page, toCode(7))
    expect(await readFailure(page)).toContain('This code does not open it')
    await typeCode(page, toCode(6))
    await address.waitFor()
    expect(addresses).toMatchObject({ eip155: await address.textContent() })
    await page.getByTestId('lk-recover-finish').click()

    await open()
    await page.getByTestId('lk-recover-passkey').click()
    await address.waitFor()
    expect(addresses).toMatchObject({ eip155: await address.textContent() })
    const words = await reveal(page, 'words')
    expect(addresses).toMatchObject({ eip155: mnemonicToAccount(words).address })
    await page.getByTestId('lk-recover-finish').click()

    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await addAuthenticator(devtools, { isUserVerified: false })
    await open()
    await page.getByTestId('lk-recover-passkey').click()
    expect(await readFailure(page)).toContain('The passkey was not used')
    expect(asked).toEqual(['/recover.html'])
  })

  it('reports a remembered wallet that cannot be read, and still opens files', async () => {
    const { page } = await openPage({ url: toUrl() })
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opened = indexedDB.open('latchkey-wallet')
          opened.addEventListener('success', () => {
            const transaction = opened.result.transaction('devices', 'readwrite')
            transaction.objectStore('devices').put({ kept: 'damaged', pending: [] }, 'project user')
            transaction.addEventListener('complete', () => resolve())
          })
        }),
    )
    await page.reload()
    expect(await readFailure(page)).toContain('A wallet in this browser is damaged')
    await openWallet(page)
  })

  it('asks for nothing inside another page', async () => {
    const { page } = await openPage({ url: toUrl('/app') })
    const frame = page.frameLocator('iframe')
    await frame.getByText('inside another page').waitFor()
    await expect.poll(() => frame.locator('input').count()).toBe(0)
  })
})

describe('the page', () => {
  it.each([
    ['en', 'light', 640],
    ['en', 'dark', 320],
    ['ar', 'light', 320],
    ['ar', 'dark', 640],
  ] as const)('is accessible and fits in every step: %s, %s, %i px', async (locale, colorScheme, width) => {
    // axe waits by timers.
    const { page } = await openPage({ locale, colorScheme, viewport: { width, height: 700 }, hasOwnTime: false })
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    const check = async (step: string): Promise<void> => {
      const results = await page.evaluate(`(() => {${axe.source}; return axe.run()})()`)
      expect([step, listViolations(results)]).toEqual([step, []])
      expect([step, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([step, width])
    }
    await chooseFile(page, 'other.json', '{}')
    await check('choose')
    await chooseFile(page, 'recovery.json', wallet.file)
    await typeCode(page, wallet.code.replace(/.$/, ''))
    await readFailure(page)
    await check('code')
    await typeCode(page, wallet.code)
    await page.getByTestId('lk-recover-words').click()
    await check('held')
    await page.clock.runFor(6_000)
    await page.getByTestId('lk-recover-show').click()
    await page.getByTestId('lk-recover-secret').waitFor()
    await check('shown')
  })

  it('keeps its step and what is typed when the language changes', async () => {
    const { page } = await openPage()
    await chooseFile(page, 'recovery.json', wallet.file)
    await page.getByTestId('lk-recover-group-2').fill('ABCD')
    await page.getByLabel('Language').selectOption({ label: 'العربية' })
    await expect.poll(() => page.getByTestId('lk-recover-group-2').inputValue()).toBe('ABCD')
    expect(await page.title()).toBe('استرداد محفظتك')
  })

  it('works by keyboard alone', async () => {
    const { page } = await openPage()
    await chooseFile(page, 'recovery.json', wallet.file)
    await page.getByTestId('lk-recover-group-1').waitFor()
    await page.keyboard.type(wallet.code.replaceAll('-', ''))
    await page.keyboard.press('Enter')
    await page.locator('[data-step=wallet] h2:focus').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.clock.runFor(6_000)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const secret = page.locator('[data-testid=lk-recover-secret]:focus')
    await secret.waitFor()
    await expect.poll(() => secret.locator('li').count()).toBe(12)
  })

  it('has at most 66 KiB compressed, and 184 KiB in all, with 19 languages', () => {
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(66 * 1024)
    expect(Buffer.byteLength(html)).toBeLessThan(184 * 1024)
  })
})

/** Compiles a file of `test` for a page. */
async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'test', name)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['@latchkey/source'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

function toUrl(pathname = '/recover.html'): string {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}${pathname}`
}

function listViolations(results: unknown): readonly string[] {
  const { violations = [] } = Object(results)
  return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
    [id, ...nodes.map((node) => node.html)].join(' '),
  )
}
