import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Frame } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'

/**
 * Draws every state of every view on a phone in every language, and lists what does not fit: texts that are cut off though the English ones
 * are not, elements that leave the sheet, and buttons that need more lines than in English.
 *
 * `node packages/react/gallery/overflow.ts [languages, separated by commas] [part of a scene's name]`. It takes minutes.
 */
const [chosen, only = ''] = process.argv.slice(2)
const folders = readdirSync(path.resolve(import.meta.dirname, '../src/messages/languages'))
const tags = chosen ? chosen.split(',') : folders.filter((tag) => tag !== 'en').toSorted()
const out = path.resolve('.cache/overflow-build')
const configFile = path.join(import.meta.dirname, 'vite.config.ts')
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

/** Every element of the view by its place, with what may go wrong with it. */
interface Measured {
  readonly place: string
  readonly text: string
  readonly isCut: boolean
  readonly isOutside: boolean
  /** Of a button; `0` for other elements. */
  readonly height: number
}

let count = 0
try {
  let pages = 1
  for (let number = 1; number <= pages; number++) {
    const page = await browser.newPage({ viewport: { width: 1_700, height: 2_800 }, reducedMotion: 'reduce' })
    const query = { locale: 'page', width: '390', height: '844', page: String(number), ...(only && { only }) }
    await page.goto(`${origin}views.html?${new URLSearchParams(query)}`, { timeout: 120_000 })
    pages = Number(await page.locator('main').getAttribute('data-pages'))
    await Promise.all(page.frames().slice(1).map(judge))
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
console.log(`${count} texts do not fit`)

/** Compares a scene in each language with the same in English. */
async function judge(frame: Frame): Promise<void> {
  await frame.waitForSelector('[data-ready]', { timeout: 120_000, state: 'attached' })
  const scene = new URL(frame.url()).searchParams.get('scene') ?? ''
  const english = new Map((await measure(frame, 'en')).map((each) => [each.place, each]))
  for (const tag of tags) {
    for (const measured of await measure(frame, tag)) {
      const fault = findFault(measured, english.get(measured.place))
      if (fault === undefined) continue
      count += 1
      console.log(`${tag}\t${fault}\t${scene}\t${measured.text}`)
    }
  }
}

function findFault(measured: Measured, english: Measured | undefined): string | undefined {
  if (measured.isOutside && !english?.isOutside) return 'leaves the sheet'
  if (english === undefined) return undefined
  if (measured.isCut && !english.isCut) return 'is cut off'
  return measured.height > english.height * 1.3 ? 'needs more lines' : undefined
}

/** Changes the language of a scene, waits until it is drawn, and measures it. */
async function measure(frame: Frame, tag: string): Promise<readonly Measured[]> {
  return await frame.evaluate(async (language) => {
    document.documentElement.lang = language
    const host = document.querySelector('[data-testid="lk-host"]')
    const root = host?.shadowRoot
    while (host?.getAttribute('lang') !== language) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    // The sheet takes its new height.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const dialog = root?.querySelector('[data-testid="lk-modal"]')
    if (!dialog) return []
    const sheet = dialog.getBoundingClientRect()
    const elements = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
      (element) => !element.closest('svg, .lk-hidden') && element.checkVisibility({ visibilityProperty: true }),
    )
    const toPlace = (element: Element): string => {
      const parent = element.parentElement
      return parent ? `${toPlace(parent)}/${[...parent.children].indexOf(element)}` : ''
    }
    return elements.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      return {
        place: toPlace(element),
        text: element.innerText.slice(0, 80).replaceAll('\n', ' / '),
        isCut:
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1),
        isOutside: element.closest('.lk-chip') === null && (left < sheet.left - 1 || right > sheet.right + 1),
        height: element.localName === 'button' ? element.offsetHeight : 0,
      }
    })
  }, tag)
}
