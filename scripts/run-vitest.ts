// Runs the Vitest projects of the package in the working directory, one after the other, and leaves one JSON report for
// each in the package's .reports folder. A test that fails is asked once more, and noted when it passes then
// (docs/decisions/0024). A package has `vitest.config.ts` and may have more, such as
// `vitest.server.config.ts`; the first reports as <package>.json, the other as <package>-server.json.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page in an endless loop cannot be ended from inside, so a run is ended from outside after this long. */
const minutesAtMost = 20

const secondTries = fileURLToPath(new URL('runner/vitest.secondTries.ts', import.meta.url))

const folder = process.cwd()
const packageName = path.basename(folder)
const configs = readdirSync(folder).filter((name) => /^vitest\.(?:[\w-]+\.)?config\.ts$/.test(name))
rmSync(path.join(folder, '.reports'), { recursive: true, force: true })
mkdirSync(path.join(folder, '.reports'))
if (configs.length === 0) {
  console.error(`${packageName} has no vitest.config.ts`)
  process.exit(1)
}

let failures = 0
for (const config of configs) {
  const kind = /^vitest\.([\w-]+)\.config\.ts$/.exec(config)?.[1]
  const report = `.reports/${kind === undefined ? packageName : `${packageName}-${kind}`}.json`
  const exitCode = await runVitest([
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    '--retry=1',
    `--reporter=${secondTries}`,
    `--outputFile.json=${report}`,
  ])
  if (exitCode === 0 && existsSync(report)) continue
  if (exitCode === 0) console.error(`${config} ran, but ${report} is missing`)
  failures += 1
}
process.exit(failures === 0 ? 0 : 1)

/** Runs Vitest to its end, and ends it when we are ended or when it takes too long. Resolves with its exit code. */
function runVitest(vitestArguments: readonly string[]): Promise<number> {
  const vitest = spawn('vitest', vitestArguments, { stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = (): void => {
    vitest.kill('SIGTERM')
    setTimeout(() => vitest.kill('SIGKILL'), 10_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  const watchdog = setTimeout(() => {
    console.error(
      `\nThe tests did not end within ${minutesAtMost} minutes: one of them hangs. The files above have ended.`,
    )
    stop()
  }, minutesAtMost * 60_000)
  return new Promise((resolve) => {
    vitest.on('error', (error) => {
      console.error(`vitest does not start: ${error.message}`)
      resolve(1)
    })
    vitest.on('exit', (code) => {
      clearTimeout(watchdog)
      resolve(code ?? 1)
    })
  })
}
