import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { getFreePort } from '../../getFreePort.shared.ts'
import { fail, finish } from '../../scripts/shared/problems.ts'
import { chromiumArgs, getChromiumPath } from '../../vitest.shared.ts'
import { serveByCloud } from '../src/serveByCloud.ts'

/** A page of each kind that readers begin with. */
const pages = ['', 'start/vite/', 'hooks/useLogin/', 'options/features/', 'guides/theming/', 'self-host/settings/']

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The least score of each category, and the most of what a reader waits for, in ms, and of how far the page moves. */
const limits = { score: 0.95, paint: 1_500, shift: 0.05 } as const

/** Lighthouse reads these files from within the page, whose policy allows no address outside of the documentation. */
const unreadable = ['robots-txt', 'llms-txt']

/** How often a page is measured. The median counts, because the time of a computer that does something else does not. */
const rounds = 3

/** Measures the built site with Lighthouse: a phone with slow 4G and a quarter of this machine's speed, as its default is. */
export async function measureSite(): Promise<void> {
  const { stop, url } = await serveByCloud()
  const port = await getFreePort()
  const browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  const lines: string[] = []
  try {
    for (const page of pages) lines.push(await measurePage({ url: url + page, name: page === '' ? '/' : page, port }))
  } finally {
    await browser.close()
    await stop()
  }
  finish(lines.join('\n'))
}

async function measurePage(parameters: {
  readonly url: string
  readonly name: string
  readonly port: number
}): Promise<string> {
  const { name, port, url } = parameters
  const results: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      skipAudits: unreadable,
      logLevel: 'error',
    })
    if (result === undefined) throw new TypeError(`Lighthouse measured nothing of ${url}.`)
    const { audits, categories: scores } = result.lhr
    results.push({
      ...Object.fromEntries(categories.map((category) => [category, scores[category]?.score ?? 0])),
      paint: audits['largest-contentful-paint']?.numericValue ?? Infinity,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    })
  }
  const median = (key: string): number =>
    results.map((result) => result[key] ?? 0).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  const scores = categories.map((category) => `${category} ${Math.round(median(category) * 100)}`)
  for (const category of categories)
    if (median(category) < limits.score) fail(`${name}: ${category} ${Math.round(median(category) * 100)}`)
  if (median('paint') > limits.paint) fail(`${name}: LCP ${Math.round(median('paint'))} ms of ${limits.paint}`)
  if (median('shift') > limits.shift) fail(`${name}: CLS ${median('shift').toFixed(3)} of ${limits.shift}`)
  return `${name}: ${scores.join(', ')}; LCP ${Math.round(median('paint'))} ms, CLS ${median('shift').toFixed(3)}`
}
