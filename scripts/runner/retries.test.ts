import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readJson, root } from '../shared/workspace.ts'
import { retriedExitCode, retriesFile } from './retries.ts'

const runVitest = path.join(root, 'scripts', 'run-vitest.ts')
const passesAtSecondTry = `it('is late', () => { tries += 1; expect(tries).toBe(2) })`

/** Writes a package with test files into a folder. */
function writePackage(folder: string, files: Readonly<Record<string, string>>): void {
  const config = `import { nodeProject } from '${path.join(root, 'vitest.shared.ts')}'
    export default nodeProject('retries', { root: import.meta.dirname, include: ['**/*.test.ts'] })`
  writeFileSync(path.join(folder, 'vitest.config.ts'), config)
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), `import { expect, it } from 'vitest'\nlet tries = 0\n${code}`)
  }
}

/** Runs test files as `npm test` does. */
function runTests(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(root, 'scripts', '.retries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writePackage(folder, files)
  const { status } = spawnSync(process.execPath, [runVitest], { cwd: folder })
  const file = path.join(folder, retriesFile)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  return { status, retries: lines.map((line): unknown => JSON.parse(line)), name: path.basename(folder) }
}

it('lists a test that passes when retried, with its first error, and exits with the code for it', () => {
  const { status, retries, name } = runTests({ 'some.test.ts': passesAtSecondTry })
  expect(status).toBe(retriedExitCode)
  expect(retries).toStrictEqual([
    { package: name, file: 'some.test.ts', name: 'is late', reason: 'expected 1 to be 2 // Object.is equality' },
  ])
})

it('does not list a test that passes at once or fails twice', () => {
  const code = `it('passes', () => {})\nit('fails', () => { expect(tries).toBe(2) })`
  const { status, retries } = runTests({ 'some.test.ts': code })
  expect(status).toBe(1)
  expect(retries).toStrictEqual([])
})

it.each([
  ['by its path', { 'src/siwx/some.test.ts': passesAtSecondTry }],
  ['by its title', { 'some.test.ts': passesAtSecondTry.replace('is late', 'signs in') }],
  [
    'by the title of its suite',
    { 'some.test.ts': `import { describe } from 'vitest'\ndescribe('transfers', () => { ${passesAtSecondTry} })` },
  ],
])('does not retry a test of sign-in or money, recognised %s', (_, files) => {
  const { status, retries } = runTests(files)
  expect(status).toBe(1)
  expect(retries).toStrictEqual([])
})

it.each([
  ['caches a test run in which every test passed at once', `it('passes', () => {})`, ['MISS', 'HIT'], 0],
  ['does not cache a test run in which a test was retried', passesAtSecondTry, ['MISS', 'MISS'], retriedExitCode],
])('%s', { timeout: 300_000 }, (_, code, caches, exitCode) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-retries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const member = path.join(folder, 'member')
  mkdirSync(member)
  symlinkSync(path.join(root, 'node_modules'), path.join(member, 'node_modules'))
  writePackage(member, { 'some.test.ts': code })
  const { packageManager } = readJson<{ readonly packageManager: string }>(path.join(root, 'package.json'))
  const write = (name: string, value: unknown): void => writeFileSync(path.join(folder, name), JSON.stringify(value))
  write('package.json', { name: 'workspace', private: true, packageManager })
  // pnpm would otherwise ask the registry for itself, which turbo's strict environment may not let it reach.
  write('pnpm-workspace.yaml', { packages: ['member'], pmOnFail: 'ignore' })
  write('member/package.json', { name: 'member', private: true, scripts: { test: `node "${runVitest}"` } })
  write('turbo.json', { tasks: { test: { inputs: ['*.ts'], outputs: ['.reports/**'] } } })
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  member: {}\n")

  const runs = caches.map(() => {
    const summaries = path.join(folder, '.turbo', 'runs')
    rmSync(summaries, { recursive: true, force: true })
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
    spawnSync('turbo', ['run', 'test', '--summarize', '--skip-infer'], { cwd: folder, env })
    const [summary = ''] = readdirSync(summaries)
    return readJson<{
      readonly tasks: readonly {
        readonly cache: { readonly status: string }
        readonly execution: { readonly exitCode: number }
      }[]
    }>(path.join(summaries, summary)).tasks
  })
  expect(runs.map(([task]) => task?.cache.status)).toStrictEqual(caches)
  expect(runs.map(([task]) => task?.execution.exitCode)).toStrictEqual([exitCode, exitCode])
})
