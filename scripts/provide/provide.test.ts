import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../shared/workspace.ts'

/** A copy of the boot script on a machine of its own: its PATH holds only what is named, and its registry does not answer. */
interface Machine {
  readonly bin: string
  readonly add: (name: string, script: string) => void
  readonly boot: (bootArguments: readonly string[]) => {
    readonly child: ChildProcess
    readonly ended: Promise<{ readonly code: number | null; readonly printed: string; readonly seconds: number }>
  }
}

function createMachine(): Machine {
  const folder = mkdtempSync(path.join(tmpdir(), 'lk-bare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  cpSync(path.join(root, 'scripts', 'provide'), path.join(folder, 'scripts', 'provide'), { recursive: true })
  cpSync(path.join(root, 'scripts', 'boot.mjs'), path.join(folder, 'scripts', 'boot.mjs'))
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  // The programs of this machine are elsewhere.
  const locations = { chromium: [path.join(bin, 'chromium')], postgres: path.join(folder, 'postgresql') }
  writeFileSync(path.join(folder, 'scripts', 'provide', 'locations.json'), JSON.stringify(locations))
  symlinkSync(process.execPath, path.join(bin, 'node'))
  symlinkSync('/bin/sh', path.join(bin, 'sh'))
  const add = (name: string, script: string): void => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  return {
    bin,
    add,
    boot(bootArguments) {
      const startedAt = Date.now()
      const child = spawn(process.execPath, ['scripts/boot.mjs', ...bootArguments], {
        cwd: folder,
        // A proxy that is set here must not make an unreachable host look reachable.
        env: {
          NODE_ENV: 'test',
          PATH: bin,
          HOME: folder,
          npm_config_registry: 'http://127.0.0.1:9',
          PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      let printed = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
      const ended = once(child, 'close').then(([code]: readonly unknown[]) => ({
        code: typeof code === 'number' ? code : null,
        printed,
        seconds: (Date.now() - startedAt) / 1000,
      }))
      return { child, ended }
    },
  }
}

/** The npm of this Node, which is started by the copied boot script. */
function addNpm({ add }: Machine): void {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const npm = folders.map((folder) => path.join(folder, 'npm')).find((file) => existsSync(file)) ?? 'npm'
  add('npm', `PATH=${folders.join(':')} exec ${npm} "$@"`)
}

/** Ten seconds on an idle machine; the tests may run on a busy one. */
const secondsAtMost = 40

it('says within ten seconds, in one line, that the registry does not answer', async () => {
  const machine = createMachine()
  addNpm(machine)
  const { code, printed, seconds } = await machine.boot(['node', '--version']).ended
  expect(printed).toMatch(
    /^boot: pnpm@\S+ .*must be fetched, but the npm registry does not answer: .*127\.0\.0\.1:9.*\n$/,
  )
  expect(printed).toContain('npm config set registry')
  expect(code).toBe(1)
  expect(seconds).toBeLessThan(secondsAtMost)
})

it('says within ten seconds, in one line, which programs are missing and what installs them', async () => {
  const machine = createMachine()
  addNpm(machine)
  prepareTools(machine)
  machine.add('apt-get', 'exit 100')
  const { code, printed, seconds } = await machine.boot(['--tools', 'node', 'scripts/test.ts']).ended
  expect(printed).toMatch(/^boot: Chromium, Postgres, and Redis are missing, and no source [^\n]*\n$/)
  expect(printed).toMatch(
    /Install them with: sudo apt-get update && sudo apt-get install -y chromium\S*.* postgresql redis-server\n$/,
  )
  expect(code).toBe(1)
  expect(seconds).toBeLessThan(secondsAtMost)
})

it('does not wait for a source that never answers', async () => {
  const machine = createMachine()
  machine.add('npm', 'exec sleep 300')
  machine.add('apt-get', 'exec sleep 300')
  machine.add('sudo', 'exec sleep 300')
  symlinkSync('/bin/sleep', path.join(machine.bin, 'sleep'))
  prepareTools(machine)
  const { code, printed, seconds } = await machine.boot(['--tools', 'node', 'scripts/test.ts']).ended
  expect(printed).toContain('are missing, and no source')
  expect(code).toBe(1)
  // The sources answer after 300 s.
  expect(seconds).toBeLessThan(120)
})

it('needs no program for checks that run no test', async () => {
  const machine = createMachine()
  prepareTools(machine)
  const { code, printed } = await machine.boot(['--tools', 'node', '--print', '"ran"', 'lint']).ended
  expect(printed).toBe('ran\n')
  expect(code).toBe(0)
})

it.each(['journeys', 'tarballs', 'apps', 'docs'])('provides a browser for %s', async (check) => {
  const machine = createMachine()
  prepareTools(machine)
  machine.add('apt-get', 'exit 100')
  const { code, printed } = await machine.boot(['--tools', 'node', 'scripts/test.ts', check]).ended
  expect(printed).toContain('boot: Chromium is missing, and no source')
  expect(code).toBe(1)
})

it('runs the command with installed programs, without asking any source', async () => {
  const machine = createMachine()
  prepareTools(machine)
  for (const name of ['chromium', 'postgres', 'initdb', 'redis-server']) machine.add(name, 'exit 0')
  for (const name of ['npm', 'apt-get', 'sudo']) machine.add(name, `: > ${path.join(machine.bin, 'asked')}`)
  const { code, printed } = await machine.boot(['--tools', 'node', '--print', '"ran"', 'test']).ended
  expect(printed).toBe('ran\n')
  expect(code).toBe(0)
  expect(existsSync(path.join(machine.bin, 'asked'))).toBe(false)
})

it('replaces an installed Chromium that does not start', async () => {
  const machine = createMachine()
  prepareTools(machine)
  machine.add('chromium', 'echo "install the snap"; exit 1')
  machine.add('apt-get', 'exit 100')
  const { code, printed } = await machine.boot(['--tools', 'node', 'scripts/test.ts', 'journeys']).ended
  expect(printed).toContain('boot: Chromium is missing, and no source')
  expect(code).toBe(1)
})

it.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ends what it has started when it gets %s during a step',
  async (signal) => {
    const machine = createMachine()
    const record = path.join(machine.bin, 'pid')
    machine.add('npm', `echo $$ > ${record}; exec sleep 60`)
    symlinkSync('/bin/sleep', path.join(machine.bin, 'sleep'))
    const { child, ended } = machine.boot(['node', '--version'])
    const processId = await vi.waitFor(
      () => {
        const text = readFileSync(record, 'utf8').trim()
        expect(text).not.toBe('')
        return Number(text)
      },
      { timeout: 20_000 },
    )
    child.kill(signal)
    expect((await ended).code).toBe({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal])
    await vi.waitFor(() => expect(existsSync(`/proc/${processId}`)).toBe(false), { timeout: 20_000 })
  },
)

/** Puts the boot script's own tools in place, as after an earlier run. */
function prepareTools({ bin }: Machine): void {
  const folder = path.dirname(bin)
  const text = readFileSync(path.join(folder, 'scripts', 'boot.mjs'), 'utf8')
  const pnpm = `pnpm@${/pnpmVersion = '([\d.]+)'/.exec(text)?.[1]}`
  mkdirSync(path.join(folder, '.cache', 'boot'), { recursive: true })
  writeFileSync(path.join(folder, '.cache', 'boot', 'stamp'), pnpm)
  mkdirSync(path.join(folder, 'node_modules'))
  // The hash of no lockfile.
  writeFileSync(
    path.join(folder, 'node_modules', '.boot-lock'),
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
}
