import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'

/**
 * Takes screenshots of every state of every view: `node packages/react/gallery/shoot.ts <folder> [part of a scene's name]`.
 */
const [folder = '.cache/gallery', only = ''] = process.argv.slice(2)
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

const sheets = [
  { name: 'light', query: { theme: 'light' }, columns: 4 },
  { name: 'dark', query: { theme: 'dark' }, columns: 4 },
  { name: 'phone-light', query: { theme: 'light', width: '390', height: '700' }, columns: 4 },
  { name: 'ar-dark', query: { theme: 'dark', locale: 'ar' }, columns: 4 },
  { name: 'pseudo', query: { theme: 'light', locale: 'en-XA', width: '390', height: '700' }, columns: 4 },
]
try {
  for (const { name, query, columns } of sheets) {
    const width = Number('width' in query ? query.width : 480)
    const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 32, height: 900 } })
    page.on('pageerror', (error) => console.error(name, error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') console.error(name, message.text())
    })
    await page.goto(`${origin}views.html?${new URLSearchParams({ ...query, ...(only && { only }) })}`, {
      timeout: 120_000,
    })
    // Every frame reports when its state is reached.
    for (const frame of page.frames().slice(1))
      await frame.waitForSelector('[data-ready]', { timeout: 120_000, state: 'attached' })
    await page.waitForTimeout(1_000)
    const figures = await page.locator('figure').count()
    const rows = Math.ceil(figures / columns)
    const height = Number('height' in query ? query.height : 640) + 36
    const perSheet = 3
    await page.setViewportSize({ width: columns * (width + 16) + 32, height: rows * height + 60 })
    await page.waitForTimeout(1_000)
    for (let first = 0; first < rows; first += perSheet) {
      await page.screenshot({
        path: path.join(folder, `${name}-${first / perSheet + 1}.png`),
        clip: {
          x: 0,
          y: first * height,
          width: columns * (width + 16) + 32,
          height: Math.min(perSheet, rows - first) * height + 20,
        },
      })
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
