// Compares Latchkey with other kits: the same app with each, installed from packages, the same steps, in turns in one run. See README.md.
//
//   node bench/compare.ts [--rounds 5] [--keep] [--write]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { readManifest, root } from '../scripts/shared/workspace.ts'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { buildApps } from './src/buildApps.ts'
import { buildKits } from './src/compare/buildKits.ts'
import { formatComparison } from './src/compare/formatComparison.ts'
import { kitNames, kits, type KitName } from './src/compare/kits.ts'
import { measureKit, measureKitAccess, type KitAccess, type KitRound } from './src/compare/measureKit.ts'
import { startAppServer } from './src/startAppServer.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-compare-'))
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
try {
  const { latchkey } = await buildApps(path.join(folder, 'ours'))
  const built = { latchkey, ...(await buildKits(path.join(folder, 'kits'))) }
  const rounds: Record<KitName, KitRound[]> = { latchkey: [], rainbowkit: [], connectkit: [], appkit: [] }
  // The kits take turns, so that other load on the machine affects all of them alike.
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const name of kitNames) {
      const server = await startAppServer(built[name])
      rounds[name].push(await measureKit({ browser, server }))
      server.stop()
      console.error(`round ${round} of ${values.rounds}: ${kits[name].title}`)
    }
  const measureAccess = async (name: KitName): Promise<KitAccess> => {
    const server = await startAppServer(built[name])
    try {
      return await measureKitAccess({ browser, server })
    } finally {
      server.stop()
    }
  }
  const access = {
    latchkey: await measureAccess('latchkey'),
    rainbowkit: await measureAccess('rainbowkit'),
    connectkit: await measureAccess('connectkit'),
    appkit: await measureAccess('appkit'),
  }
  const report = formatComparison({ rounds, access, versions: readVersions() })
  console.log(report)
  if (values.write) writeComparison(report)
} finally {
  await browser.close()
  if (values.keep) console.error(`The apps are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

function readVersions(): Record<KitName, string> {
  return {
    latchkey: readManifest(path.join(root, 'packages/core')).version,
    rainbowkit: kits.rainbowkit.packages['@rainbow-me/rainbowkit'],
    connectkit: kits.connectkit.packages.connectkit,
    appkit: kits.appkit.packages['@reown/appkit'],
  }
}

/** Writes the table between the two marks in docs/comparison.md. */
function writeComparison(report: string): void {
  const file = path.join(root, 'docs/comparison.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(<!-- comparison -->)[^]*(<!-- \/comparison -->)/, `$1\n\n${report}\n\n$2`))
}
