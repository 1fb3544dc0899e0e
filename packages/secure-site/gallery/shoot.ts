import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'
import { scenes } from '../src/screens/test/scenes.ts'

/** Takes pictures of every state of every screen: `node packages/secure-site/gallery/shoot.ts <folder> [part of a scene's name]`. */
const [folder = '.cache/screens', only = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const root = import.meta.dirname
const outDir = path.resolve('.cache/screens-build')
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: path.join(root, 'scene.html') } },
})
const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0 }, logLevel: 'warn' })
const origin = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })

/** The button is on, or waits for the visitor or the wallet, or there is a window in its place. */
const isSettled = `(() => {
  const find = (id) => document.querySelector('[data-testid=lk-frame-' + id + ']')
  const button = find('approve') ?? find('allow')
  if (new URLSearchParams(location.search).has('unproven')) return find('window') !== null
  return button === null || button.ariaDisabled !== 'true' || button.ariaBusy === 'true' || find('more') !== null || document.querySelector('.tick') !== null
})()`

const sheets: readonly {
  readonly name: string
  readonly width: number
  readonly query: Readonly<Record<string, string>>
  readonly scenes?: RegExp
}[] = [
  { name: 'light', width: 360, query: { theme: 'light' } },
  { name: 'dark', width: 360, query: { theme: 'dark' } },
  { name: 'narrow', width: 320, query: { theme: 'light' } },
  { name: 'ar-dark', width: 360, query: { theme: 'dark', language: 'ar' } },
  {
    name: 'unproven-light',
    width: 360,
    query: { theme: 'light', unproven: '' },
    scenes: /^approve (?:message|unlimited)$/,
  },
  {
    name: 'unproven-dark',
    width: 360,
    query: { theme: 'dark', unproven: '' },
    scenes: /^approve (?:message|unlimited)$/,
  },
]
try {
  for (const sheet of sheets) {
    const pictures: { readonly name: string; readonly data: string }[] = []
    for (const { name } of scenes.filter((each) => each.name.includes(only) && (sheet.scenes?.test(each.name) ?? true)))
      pictures.push({ name, data: await shoot(browser, { ...sheet, scene: name }) })
    await paste(browser, { name: sheet.name, width: sheet.width, pictures })
  }
} finally {
  await browser.close()
  await server.close()
}

/** One scene, as high as it wants to be. */
async function shoot(
  browserOfAll: Browser,
  parameters: { readonly scene: string; readonly width: number; readonly query: Readonly<Record<string, string>> },
): Promise<string> {
  const { query, scene, width } = parameters
  const page = await browserOfAll.newPage({ viewport: { width, height: 720 } })
  page.on('pageerror', (error) => console.error(scene, error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(scene, message.text())
  })
  await page.goto(`${origin}scene.html?${new URLSearchParams({ ...query, scene })}`)
  await page.waitForFunction('globalThis.heights?.length > 0')
  await page.waitForFunction(isSettled)
  await page.setViewportSize({ width, height: Number(await page.evaluate('heights.at(-1)')) })
  await page.waitForFunction(isSettled)
  const picture = await page.screenshot()
  await page.close()
  return picture.toString('base64')
}

/** All pictures of a theme on one sheet. */
async function paste(
  browserOfAll: Browser,
  parameters: {
    readonly name: string
    readonly width: number
    readonly pictures: readonly { readonly name: string; readonly data: string }[]
  },
): Promise<void> {
  const { name, pictures, width } = parameters
  const figures = pictures
    .map(
      ({ data, name: caption }) =>
        `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${data}"></figure>`,
    )
    .join('')
  const page = await browserOfAll.newPage({ viewport: { width: (width + 24) * 5 + 24, height: 800 } })
  await page.setContent(
    `<style>body{margin:24px;background:#8a9090;display:flex;flex-wrap:wrap;gap:24px;align-items:start;font:12px system-ui}figure{margin:0}img{display:block;border-radius:28px}</style>${figures}`,
  )
  writeFileSync(path.join(folder, `${name}.png`), await page.screenshot({ fullPage: true }))
  await page.close()
}
