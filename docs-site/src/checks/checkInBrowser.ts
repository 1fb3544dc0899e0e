import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'
import { checkThemeBuilder } from './checkThemeBuilder.ts'
import { findViolations, getOverflow, openPage, readAxe, type PageContext } from './openPage.ts'
import { serveByCloud } from '../serveByCloud.ts'

/** A page of each kind. */
const templates = [
  '',
  'start/vite/',
  'hooks/useLogin/',
  'components/ConnectButton/',
  'options/features/',
  'options/types/',
  'errors/connection.rejected/',
  'guides/theming/',
  'self-host/settings/',
  'self-host/api/sign-in/',
  'coming-from/appkit/',
  'about/security/',
  '404.html',
]

/** Pages that axe also checks on a phone: those whose parts differ there. */
const phoneTemplates = new Set(['', 'hooks/useLogin/', 'self-host/settings/'])

/** The most that a first visit may load, and a live example in addition, in bytes as gzip. */
const firstLoadBudget = 150_000
const liveLoadBudget = 120_000

export interface BrowserReport {
  readonly problems: readonly string[]
  /** Bytes as gzip. */
  readonly firstLoad: number
  readonly liveLoad: number
}

/** Opens the site in Chromium, as a reader of a cloud does, without any other host. */
export async function checkInBrowser(): Promise<BrowserReport> {
  const { stop, url } = await serveByCloud()
  try {
    return await visit(url)
  } finally {
    await stop()
  }
}

async function visit(url: string): Promise<BrowserReport> {
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
  const problems: string[] = []
  try {
    await checkApart({ browser, url, problems })
    for (const colorScheme of ['light', 'dark'] as const) await checkTemplates({ browser, url, colorScheme, problems })
    await checkSearch({ browser, url, problems })
    await checkTypes({ browser, url, problems })
    for (const colorScheme of ['light', 'dark'] as const)
      await checkThemeBuilder({ browser, url, colorScheme, problems })
    const { firstLoad, liveLoad } = await checkLive({ browser, url, problems })
    if (firstLoad > firstLoadBudget)
      problems.push(`The first page loads ${firstLoad} bytes as gzip; ${firstLoadBudget} are allowed`)
    if (liveLoad > liveLoadBudget)
      problems.push(`A live example loads ${liveLoad} bytes as gzip; ${liveLoadBudget} are allowed`)
    return { problems, firstLoad, liveLoad }
  } finally {
    await browser.close()
  }
}

async function checkTemplates(context: PageContext & { readonly colorScheme: 'light' | 'dark' }): Promise<void> {
  const { url, colorScheme, problems } = context
  const page = await openPage(context, { colorScheme, viewport: { width: 1280, height: 900 } })
  await page.addInitScript(readAxe())
  for (const template of templates) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(url + template)
    problems.push(...(await findViolations(page, `${template} (${colorScheme})`)))
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await getOverflow(page)
    if (overflow > 0) problems.push(`${template}: is ${overflow} px too wide on a phone`)
    if (colorScheme === 'light' && phoneTemplates.has(template))
      problems.push(...(await findViolations(page, `${template} (phone)`)))
  }
  await page.close()
}

/** The API and the dashboard of a cloud have the same origin. The site calls nothing of them, and cannot reach a window of them. */
async function checkApart({ browser, url, problems }: PageContext): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url)
  const [own, api] = await page.evaluate(() =>
    Promise.all(
      ['llms.txt', '/health'].map((address) =>
        fetch(address)
          .then(({ status }) => `${status}`)
          .catch(() => 'refused'),
      ),
    ),
  )
  if (own !== '200' || api !== 'refused') problems.push(`a page reads its own file: ${own}, and the API: ${api}`)
  const opened = page.waitForEvent('popup')
  const isApart = await page.evaluate(async () => {
    const dashboard = open('/dashboard/')
    const isGone = (): boolean => dashboard?.closed === true
    for (let tries = 0; tries < 300 && !isGone(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100))
    return isGone()
  })
  if (!isApart) problems.push('a page can reach a window of the dashboard')
  await (await opened).close()
  await page.close()
}

/** Searches with the keyboard alone. */
async function checkSearch(context: PageContext): Promise<void> {
  const page = await openPage(context, {})
  await page.goto(`${context.url}errors/connection.rejected/`)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('switch network')
  await page.getByRole('option').first().waitFor()
  await page.getByRole('option', { name: 'useSwitchNetwork' }).first().waitFor()
  await page.getByRole('combobox').fill('useSwitchNetwork')
  await page.getByRole('option', { name: 'useSwitchNetwork' }).and(page.locator('[aria-selected=true]')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'useSwitchNetwork', level: 1 }).waitFor()
  await page.close()
}

/** Points at a name in code. */
async function checkTypes(context: PageContext): Promise<void> {
  const page = await openPage(context, { viewport: { width: 1280, height: 900 } })
  await page.goto(`${context.url}hooks/useAccount/`)
  await page
    .locator('code [data-t]', { hasText: /^isConnected$/ })
    .first()
    .hover()
  await page.getByRole('tooltip').getByText('isConnected: boolean').waitFor()
  await page.close()
}

/** Connects the demo wallet on the first page, under the site's own policy, and measures what that loads. */
async function checkLive(context: PageContext): Promise<{ readonly firstLoad: number; readonly liveLoad: number }> {
  const page = await openPage(context, { viewport: { width: 1280, height: 300 } })
  let loaded = 0
  page.on('response', (response) => {
    void response.body().then((body) => (loaded += gzipSync(body).length))
  })
  await page.goto(context.url, { waitUntil: 'networkidle' })
  const firstLoad = loaded
  const box = page.locator('[data-live=connect]')
  if ((await box.getAttribute('data-state')) !== null) context.problems.push('The live example loads before it is seen')
  await box.scrollIntoViewIfNeeded()
  await page.locator('[data-live=connect][data-state=ready]').waitFor()
  await page.waitForLoadState('networkidle')
  const liveLoad = loaded - firstLoad
  await page.getByTestId('lk-connect-button').click()
  await page.getByTestId('lk-connect-wallet-dev.latchkey.demo').click()
  await page.getByTestId('lk-wallet-approve').click()
  await page.getByText('Hello 0xf39F').waitFor()
  await page.close()
  return { firstLoad, liveLoad }
}
