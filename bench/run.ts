// Measures what an app that uses the packed packages costs its visitors, compared with the same app without them. See
// README.md.
//
//   node bench/run.ts [--rounds 7] [--keep] [--write]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { appNames } from './src/appNames.ts'
import { buildApps } from './src/buildApps.ts'
import { formatReport } from './src/formatReport.ts'
import { measureAccessibility } from './src/measureAccessibility.ts'
import { measureRound, type Round } from './src/measureRound.ts'
import { measureLastLogo } from './src/playground/measureLastLogo.ts'
import { startPlayground } from './src/playground/startPlayground.ts'
import { startAppServer } from './src/startAppServer.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
let playground: Awaited<ReturnType<typeof startPlayground>> | undefined
try {
  const built = await buildApps(folder)
  playground = await startPlayground()
  const rounds: Record<(typeof appNames)[number], Round[]> = { bare: [], wagmi: [], latchkey: [] }
  // The apps take turns, so that other load on the machine affects all of them alike.
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const name of appNames) {
      const server = await startAppServer(built[name])
      const measured = await measureRound({ browser, name, server })
      server.stop()
      const lastLogo = name === 'latchkey' ? await measureLastLogo({ browser, url: playground.url }) : undefined
      rounds[name].push({ ...measured, lastLogo })
      console.error(`round ${round} of ${values.rounds}: ${name}`)
    }
  const server = await startAppServer(built.latchkey)
  const accessibility = await measureAccessibility({ browser, url: server.url })
  server.stop()
  const report = formatReport({ rounds, accessibility })
  console.log(report)
  if (values.write) writeFigures(report)
} finally {
  await browser.close()
  await playground?.stop()
  if (values.keep) console.error(`The apps are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

/** Writes the table between the two marks in docs/figures.md. */
function writeFigures(report: string): void {
  const file = path.join(import.meta.dirname, '..', 'docs', 'figures.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(<!-- figures -->)[^]*(<!-- \/figures -->)/, `$1\n\n${report}\n\n$2`))
}
