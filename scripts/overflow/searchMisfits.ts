import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Frame } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../vitest.shared.ts'

/** The width of two phones, and one at which the modal is a dialog. */
const widths = [320, 390, 1_024]

/** Frames in one page. Each waits most of the time for the next frame of the screen, so several share a processor. */
const frameCount = 6

/**
 * Builds a page that shows scenes, and lets it draw each in every language at every width. Prints what does not fit, and the processor time
 * that it took. The language changes while the page runs, because loading a page takes a thousand times as long.
 *
 * @returns how many scenes there were, and how many texts do not fit.
 */
export async function searchMisfits(parameters: {
  readonly config: InlineConfig
  readonly page: string
  readonly languages: readonly string[]
  /** Part of the names of the scenes. */
  readonly only: string
}): Promise<{ readonly scenes: number; readonly misfits: number }> {
  const { config, languages, only, page: file } = parameters
  const folder = mkdtempSync(path.join(tmpdir(), 'overflow-'))
  const built = { outDir: folder, emptyOutDir: true, rolldownOptions: { input: file } }
  await build({ ...config, logLevel: 'error', build: built })
  const server = await preview({ ...config, logLevel: 'error', build: built, preview: { port: 0 } })
  const origin = server.resolvedUrls?.local[0] ?? ''
  const frames = Array.from(
    { length: frameCount },
    () => `<iframe src="${path.basename(file)}" width="390" height="844"></iframe>`,
  )
  // The browser does not paint fully transparent frames, which saves a quarter of the time.
  writeFileSync(
    path.join(folder, 'frames.html'),
    `<!doctype html><style>iframe { opacity: 0 }</style>${frames.join('')}`,
  )
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1_300, height: 900 } })
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(`${origin}frames.html`, { timeout: 120_000 })
    const all = page.frames().slice(1)
    for (const frame of all) await frame.waitForFunction('globalThis.misfitSearch !== undefined', { timeout: 120_000 })
    const names = (await all[0]?.evaluate<readonly string[]>('misfitSearch.scenes')) ?? []
    const scenes = names.filter((name) => name.includes(only))
    const queue = scenes.values()
    let count = 0
    const work = async (frame: Frame): Promise<void> => {
      for (const scene of queue) {
        const misfits = await frame
          .evaluate<readonly string[]>(`misfitSearch.judge(${JSON.stringify({ scene, languages, widths })})`)
          .catch((error: unknown) => [String(error).split('\n', 1)[0]])
        count += misfits.length
        for (const misfit of misfits) console.log(`${scene}\t${misfit}`)
      }
    }
    await Promise.all(all.map(work))
    console.log(
      `${scenes.length} scenes in ${languages.length} languages at ${widths.length} widths: ${count} texts do not fit (${await countSeconds(browser)} processor seconds)`,
    )
    return { scenes: scenes.length, misfits: count }
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The processor time of this program and of all processes of the browser. */
async function countSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const { system, user } = process.cpuUsage()
  return Math.round(processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, (system + user) / 1e6))
}
