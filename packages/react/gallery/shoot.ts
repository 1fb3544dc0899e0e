import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'

/**
 * Takes screenshots of every state of every view: `node packages/react/gallery/shoot.ts <folder> [part of a scene's name] [language]`.
 * With a language, it takes them on a phone in light and dark.
 */
const [folder = '.cache/gallery', only = '', language] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const out = path.resolve('.cache/gallery-build')
const configFile = path.join(import.meta.dirname, 'vite.config.ts')
// Uses a build: dozens of frames that each load every module would take minutes.
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: out,
    emptyOutDir: true,
    rolldownOptions: { input: ['views.html', 'scene.html'].map((file) => path.join(import.meta.dirname, file)) },
  },
})
const server = await preview({ configFile, build: { outDir: out }, preview: { port: 0 }, logLevel: 'warn' })
const origin = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })

const phone = { width: '390', height: '700' }
const inLanguage = (locale: string) =>
  (['light', 'dark'] as const).map((theme) => ({
    name: `${locale}-${theme}`,
    query: { theme, locale, ...phone },
    columns: 4,
  }))
const sheets = language
  ? inLanguage(language)
  : [
      { name: 'light', query: { theme: 'light' }, columns: 4 },
      { name: 'dark', query: { theme: 'dark' }, columns: 4 },
      { name: 'phone-light', query: { theme: 'light', ...phone }, columns: 4 },
      { name: 'ar-dark', query: { theme: 'dark', locale: 'ar' }, columns: 4 },
      { name: 'pseudo', query: { theme: 'light', locale: 'en-XA', ...phone }, columns: 4 },
    ]
try {
  for (const { name, query, columns } of sheets) {
    const width = Number('width' in query ? query.width : 480)
    const sheetWidth = columns * (width + 16) + 32
    let pages = 1
    for (let number = 1; number <= pages; number++) {
      const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } })
      page.on('pageerror', (error) => console.error(name, error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') console.error(name, message.text())
      })
      const search = new URLSearchParams({ ...query, page: String(number), ...(only && { only }) })
      await page.goto(`${origin}views.html?${search}`, { timeout: 120_000 })
      pages = Number(await page.locator('main').getAttribute('data-pages'))
      // Every frame reports when its state is reached.
      for (const frame of page.frames().slice(1))
        await frame.waitForSelector('[data-ready]', { timeout: 120_000, state: 'attached' })
      // Lists leave out what is not on screen.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: sheetWidth, height })
      await page.waitForTimeout(1_000)
      await page.screenshot({ path: path.join(folder, `${name}-${number}.png`), fullPage: true })
      await page.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
