// Runs the Vitest projects of the package in the working directory, one after the other, and writes a JSON report of each
// into the package's .reports folder. A package has `vitest.config.ts` and may have more, such as
// `vitest.server.config.ts`; the first reports as <package>.json, the other as <package>-server.json.
//
// A failing test is retried once (docs/decisions/0024). If all tests pass, but one only when retried, the exit code is 75:
// Turbo then does not cache the run, and `npm test` decides whether it counts.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { retriedExitCode, retriesFile } from './runner/retries.ts'

/** Vitest cannot end a page in an endless loop, so a run is killed after this time. */
const minutesAtMost = 90

const retriesReporter = fileURLToPath(new URL('runner/vitest.retries.ts', import.meta.url))

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
    `--reporter=${retriesReporter}`,
    `--outputFile.json=${report}`,
  ])
  if (exitCode === 0 && existsSync(report)) continue
  if (exitCode === 0) console.error(`${config} ran, but ${report} is missing`)
  failures += 1
}
const isRetried = existsSync(retriesFile)
if (isRetried) console.error(`Passed only when retried:\n${readFileSync(retriesFile, 'utf8')}`)
process.exit(failures > 0 ? 1 : isRetried ? retriedExitCode : 0)

/** Runs Vitest, kills it on a signal or a timeout, and resolves with its exit code. */
function runVitest(vitestArguments: readonly string[]): Promise<number> {
  const vitest = spawn('vitest', vitestArguments, { stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = (): void => {
    vitest.kill('SIGTERM')
    setTimeout(() => vitest.kill('SIGKILL'), 10_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  const watchdog = setTimeout(() => {
    console.error(
      `\nThe tests did not end within ${minutesAtMost} minutes: a test file that is not listed above hangs.`,
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
