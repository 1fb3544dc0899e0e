// Runs the Vitest projects of the package in the working directory, one after the other, and leaves one JSON report for
// each in the package's .reports folder. A package has `vitest.config.ts` and may have more, such as
// `vitest.server.config.ts`; the first reports as <package>.json, the other as <package>-server.json.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const folder = process.cwd()
const packageName = path.basename(folder)
const configs = readdirSync(folder).filter((name) => /^vitest\.(?:[\w-]+\.)?config\.ts$/.test(name))
rmSync(path.join(folder, '.reports'), { recursive: true, force: true })
if (configs.length === 0) {
  console.error(`${packageName} has no vitest.config.ts`)
  process.exit(1)
}

let failures = 0
for (const config of configs) {
  const kind = /^vitest\.([\w-]+)\.config\.ts$/.exec(config)?.[1]
  const report = `.reports/${kind === undefined ? packageName : `${packageName}-${kind}`}.json`
  const vitestArguments = ['run', '--config', config, '--reporter=default', '--reporter=json']
  const vitest = spawnSync('vitest', [...vitestArguments, `--outputFile.json=${report}`], { stdio: 'inherit' })
  if (vitest.status !== 0) failures += 1
  else if (!existsSync(report)) {
    console.error(`${config} ran, but ${report} is missing`)
    failures += 1
  }
}
process.exit(failures === 0 ? 0 : 1)
