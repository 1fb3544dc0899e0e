import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail, finish } from '../../../scripts/shared/problems.ts'
import { buildSite } from '../buildSite.ts'
import { outputFolder, siteFolder } from '../paths.ts'
import { checkInBrowser } from './checkInBrowser.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'
import { findInlineCode } from './findInlineCode.ts'
import { findLicenceProblems } from './findLicenceProblems.ts'
import { findIncompletePages } from './findIncompletePages.ts'
import { findMissingPages, readDocumented } from './findMissingPages.ts'
import { findUnanswered } from './findUnanswered.ts'
import { findWeakWords } from './findWeakWords.ts'
import { questions } from './questions.ts'
import { readBuiltPages } from './readBuiltPages.ts'

/** The most that the search index may weigh, in bytes as gzip. */
const indexBudget = 400_000

/** Builds the site and checks it, and ends the process with an exit code other than 0 if a reader would stumble. */
export async function checkSite(): Promise<void> {
  const types = checkTypes()
  const { pages, problems } = await buildSite()
  report(problems)
  const built = readBuiltPages(outputFolder)
  report(findBrokenLinks(built, (file) => existsSync(path.join(outputFolder, file))))
  report(findInlineCode(built))
  report(findWeakWords(pages.filter(({ source }) => source.startsWith('docs-site/pages/'))))
  report(findMissingPages(pages, readDocumented()))
  report(findIncompletePages(pages))
  const [indexFile = ''] = globSync('assets/search-*.json', { cwd: outputFolder })
  const index = readFileSync(path.join(outputFolder, indexFile), 'utf8')
  report(findUnanswered(index, questions))
  const indexSize = gzipSync(index).length
  if (indexSize > indexBudget) fail(`The search index has ${indexSize} bytes as gzip; ${indexBudget} are allowed`)
  report(await types)
  report(findLicenceProblems())
  const { problems: seen, firstLoad, liveLoad } = await checkInBrowser()
  report(seen)
  finish(
    `${pages.length} pages; first page ${toKilobytes(firstLoad)}, live example ${toKilobytes(liveLoad)}, search index ${toKilobytes(indexSize)} gzip`,
  )
}

function report(problems: readonly string[]): void {
  for (const problem of problems) fail(problem)
}

/** Checks the types of the generator and of the scripts of the pages, beside the build. */
function checkTypes(): Promise<readonly string[]> {
  const compiler = spawn('pnpm', ['exec', 'tsc', '-p', siteFolder], {
    cwd: path.dirname(siteFolder),
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let output = ''
  compiler.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    compiler.on('error', (error) => resolve([`The compiler does not start: ${error.message}`]))
    compiler.on('close', (status) => resolve(status === 0 ? [] : output.trim().split('\n')))
  })
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
