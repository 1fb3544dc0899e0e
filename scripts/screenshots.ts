// Takes the README's screenshots of a playground that it starts: node scripts/screenshots.ts
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { root } from './shared/workspace.ts'
import { buildPlayground } from './start/buildPlayground.ts'

/** The maximum size of a picture, in bytes: READMEs are read on phones too. */
const maximumSize = 150_000
const folder = path.join(root, 'docs', 'images')
mkdirSync(folder, { recursive: true })

const { signal } = new AbortController()
if (!(await buildPlayground({ signal }))) process.exit(1)
const { startPlayground } = await import('../examples/playground/server/startPlayground.ts')
const playground = await startPlayground({
  ports: {
    page: 0,
    evm: 0,
    secondEvm: 0,
    solana: 0,
    bitcoin: 0,
    faucet: 0,
    cloud: 0,
    wallet: 0,
    smtp: 0,
    mail: 0,
    identity: 0,
  },
  isDev: false,
  signal,
  onFailure: (error) => {
    throw error
  },
})
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage({ colorScheme, viewport: { width: 640, height: 460 }, deviceScaleFactor: 2 })
    // Three rows that differ: used before, installed, not installed.
    await page.getByTestId('pg-custom-wallet').check()
    await connect(page)
    await page.getByTestId('pg-disconnect').click()
    // Only the modal, on the page's background.
    await page.addStyleTag({ content: '[data-testid="lk-host"] { --lk-scrim: transparent }' })
    await page.getByTestId('lk-connect-button').click()
    await page.getByTestId('lk-connect-wallet-acme').waitFor()
    await takePicture({ page, name: `modal-${colorScheme}`, style: '#root { visibility: hidden }' })
  }
  const page = await openPage({ colorScheme: 'light', viewport: { width: 1348, height: 616 } })
  await page.getByTestId('pg-phone-take').click()
  await page.getByTestId('pg-phone-scan').click()
  await page.getByTestId('pg-phone-show-code').click()
  await page.getByTestId('pg-phone-approve').click()
  await page.getByTestId('lk-modal').waitFor({ state: 'detached' })
  await page.getByTestId('pg-balance').getByText('TUSD').waitFor()
  await page.getByTestId('pg-sign').click()
  await page.getByTestId('pg-phone-approve').waitFor()
  await page.evaluate('scrollTo(0, 0)')
  await takePicture({ page, name: 'playground', style: '' })
} finally {
  await browser.close()
  await playground.stop()
}

/** The playground with two wallets in the page. */
async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  await page.goto(playground.url)
  await page.getByTestId('pg-second-wallet').click()
  return page
}

async function connect(page: Page): Promise<void> {
  await page.getByTestId('lk-connect-button').click()
  await page.getByTestId('lk-connect-wallet-dev.latchkey.demo').click()
  await page.getByTestId('lk-wallet-approve').click()
  await page.getByTestId('lk-modal').waitFor({ state: 'detached' })
  await page.getByTestId('pg-balance').getByText('TUSD').waitFor()
}

async function takePicture(parameters: {
  readonly page: Page
  readonly name: string
  /** CSS rules for the picture only. */
  readonly style: string
}): Promise<void> {
  const { page, name, style } = parameters
  const file = path.join(folder, `${name}.png`)
  await page.mouse.move(0, 0)
  await page.screenshot({
    path: file,
    animations: 'disabled',
    style: `:focus-visible { outline: none !important } ${style}`,
  })
  await page.context().close()
  const { size } = statSync(file)
  console.log(`${path.relative(root, file)}  ${Math.round(size / 1000)} kB`)
  if (size > maximumSize) throw new Error(`${name}.png has ${size} bytes; the limit is ${maximumSize}`)
}
