// Takes the pictures of the README and the guides in a playground that it starts, and a film: node scripts/screenshots.ts
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { writeFilm, type Picture } from './film/writeFilm.ts'
import { root } from './shared/workspace.ts'
import { buildPlayground } from './start/buildPlayground.ts'

/** The maximum size of a picture, in bytes: READMEs are read on phones too. */
const maximumSize = 150_000
const maximumFilmSize = 400_000
/** How much slower animations run while a film is shot, and the longest change, in ms. */
const [slowdown, longestChange] = [10, 500]
/** The button in the corner, and no demo wallet over the modal. */
const filmStyle = `
  html { overflow: hidden }
  #root { visibility: hidden }
  [data-testid="lk-connect-button"], [data-testid="lk-account-button"] { visibility: visible; position: fixed; inset: 16px 16px auto auto; z-index: 1 }
  :focus-visible { outline: none !important }
`
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
  for (const colorScheme of ['light', 'dark'] as const) await shootFilm(colorScheme)
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
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options })
  const page = await context.newPage()
  await page.goto(playground.url)
  await page.getByTestId('pg-second-wallet').click()
  return page
}

/** Films a visitor who connects a wallet and looks at the account. */
async function shootFilm(colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await openPage({
    colorScheme,
    viewport: { width: 800, height: 540 },
    deviceScaleFactor: 1.25,
    reducedMotion: 'no-preference',
  })
  // Three rows that differ: used before, installed, not installed.
  await page.getByTestId('pg-custom-wallet').check()
  // Only the button and the modal, on the page's background.
  await page.addStyleTag({ content: filmStyle })
  const pictures: Picture[] = []
  const shoot = async (duration: number): Promise<void> => {
    pictures.push({ png: await page.screenshot(), duration })
  }
  /** Shoots a change frame by frame: its animations run slowly meanwhile. */
  const shootChange = async (change: () => Promise<void>): Promise<void> => {
    await animation.send('Animation.setPlaybackRate', { playbackRate: 1 / slowdown })
    await change()
    const until = performance.now() + longestChange * slowdown
    while (performance.now() < until) {
      const before = performance.now()
      const png = await page.screenshot()
      // No more than 25 pictures a second of the film, on a fast machine, too: its file would be too large.
      await page.waitForTimeout(Math.max(0, 40 * slowdown - (performance.now() - before)))
      pictures.push({ png, duration: Math.round((performance.now() - before) / slowdown) })
    }
    await animation.send('Animation.setPlaybackRate', { playbackRate: 1 })
  }
  const animation = await page.context().newCDPSession(page)
  await animation.send('Animation.enable')
  const press = (testId: string) => async (): Promise<void> => page.getByTestId(testId).click()

  await shoot(1_000)
  await shootChange(press('lk-connect-button'))
  await shoot(1_400)
  await shootChange(press('lk-connect-wallet-dev.latchkey.demo'))
  await shoot(1_000)
  await shootChange(press('lk-wallet-approve'))
  await page.getByTestId('lk-modal').waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  await page.getByTestId('lk-account-button').waitFor()
  await shoot(1_200)
  await shootChange(press('lk-account-button'))
  await shoot(2_400)
  await page.context().close()
  const file = path.join(folder, `modal-${colorScheme}.webp`)
  writeFilm(file, pictures)
  checkSize(file, maximumFilmSize)
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
  checkSize(file, maximumSize)
}

function checkSize(file: string, atMost: number): void {
  const { size } = statSync(file)
  console.log(`${path.relative(root, file)}  ${Math.round(size / 1000)} kB`)
  if (size > atMost) throw new Error(`${path.basename(file)} has ${size} bytes; the limit is ${atMost}`)
}
