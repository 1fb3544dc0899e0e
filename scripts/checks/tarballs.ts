// Installs the packed packages into a new Vite app, checks its types, builds it, imports every entry point in plain Node and runs
// the programs. Then it upgrades the app from React 18 to React 19 and checks it again. All packages come from a local registry. Needs the tarballs: `turbo run tarball`.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startRegistry } from '../registry/startRegistry.ts'
import { listTarballs } from '../registry/listTarballs.ts'
import { fail, finish } from '../shared/problems.ts'
import { listPublishedPackages, readManifest, root } from '../shared/workspace.ts'
import type { Tarball } from '../registry/listTarballs.ts'

interface CommandResult {
  readonly code: number
  readonly output: string
}

/** The React packages of the apps, with the aliases that pin them in the root package.json. */
const reacts = [
  {
    react: 'react-18',
    'react-dom': 'react-dom-18',
    '@types/react': 'types-react-18',
    '@types/react-dom': 'types-react-dom-18',
  },
  { react: 'react', 'react-dom': 'react-dom', '@types/react': '@types/react', '@types/react-dom': '@types/react-dom' },
]
const installScripts = ['preinstall', 'install', 'postinstall']

const tarballs = listTarballs()
for (const { manifest } of tarballs)
  for (const name of installScripts)
    if (manifest.scripts?.[name] !== undefined) fail(`${manifest.name} runs "${name}" on the machine that installs it`)

const missing = listPublishedPackages().filter(({ name }) => !tarballs.some(({ manifest }) => manifest.name === name))
for (const { name } of missing) fail(`${name} is not packed: its build failed, or \`turbo run tarball\` has not run`)
const registry = await startRegistry()
try {
  if (missing.length === 0) await checkApp()
} finally {
  registry.close()
}
finish(`${tarballs.length} packages install, compile, build and load with React 18 and 19`)

async function checkApp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-app-'))
  try {
    cpSync(path.join(import.meta.dirname, '..', 'tarballs', 'app'), folder, { recursive: true })
    for (const names of reacts) await checkReact(folder, names)
    await runPrograms(folder)
    await startBitcoin(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkReact(folder: string, names: Readonly<Record<string, string>>): Promise<void> {
  const dependencies = Object.fromEntries(Object.entries(names).map(([name, alias]) => [name, installedVersion(alias)]))
  const label = `React ${dependencies['react']}`
  writePackageJson(folder, dependencies)
  const npm = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const install = await run('npm', [...npm, '--registry', registry.url, '--cache', path.join(folder, '.npm')], folder)
  if (install.code !== 0) return fail(`${label}: npm install failed\n${install.output}`)
  const installed = readManifest(path.join(folder, 'node_modules/react')).version
  if (installed !== dependencies['react']) fail(`${label}: npm installed ${installed}`)
  const types = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', '.'], folder)
  if (types.code !== 0) fail(`${label}: the app does not compile\n${types.output}`)
  const vite = await run(path.join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], folder)
  if (vite.code !== 0) fail(`${label}: the app does not build\n${vite.output}`)
  await importEntrypoints(folder, label)
}

function installedVersion(alias: string): string {
  return readManifest(path.join(root, 'node_modules', alias)).version
}

/** Writes the manifest of an app with all our packages. npm installs their peer dependencies. */
function writePackageJson(folder: string, others: Readonly<Record<string, string>>): void {
  const own = Object.fromEntries(tarballs.map(({ manifest }) => [manifest.name, manifest.version]))
  const dependencies = { ...own, ...others }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
}

/** Checks that every entry point loads in Node without output. */
async function importEntrypoints(folder: string, label: string): Promise<void> {
  const code = `
    for (const specifier of ${JSON.stringify(tarballs.flatMap(listSpecifiers))})
      await import(specifier).catch((error) => {
        console.error(specifier + ': ' + error.message)
        process.exitCode = 1
      })`
  writeFileSync(path.join(folder, 'load.mjs'), code)
  const { code: exitCode, output } = await run(process.execPath, ['load.mjs'], folder)
  if (exitCode !== 0 || output !== '') fail(`${label}: entry points do not load silently in Node\n${output}`)
}

/** Checks that each program prints its usage. */
async function runPrograms(folder: string): Promise<void> {
  for (const name of tarballs.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))) {
    const { code, output } = await run(path.join(folder, 'node_modules/.bin', name), ['--help'], folder)
    if (code !== 0 || !output.includes(name)) fail(`${name} --help ended with ${code}\n${output}`)
  }
}

/** Checks that the devnet's Bitcoin starts: it needs a file that only the build creates, and no other check uses it. */
async function startBitcoin(folder: string): Promise<void> {
  const code = `
    import { startDevnet } from '@latchkey/devnet'
    const devnet = await startDevnet({ chains: ['bitcoin'] })
    const response = await fetch(devnet.description.bitcoin.esploraUrl + '/blocks/tip/height')
    console.log('height', await response.text())
    await devnet.stop()`
  writeFileSync(path.join(folder, 'bitcoin.mjs'), code)
  const { code: exitCode, output } = await run(process.execPath, ['bitcoin.mjs'], folder)
  if (exitCode !== 0 || !/^height \d+$/.test(output)) fail(`the devnet's Bitcoin does not start\n${output}`)
}

/** Returns a package's entry points, except those that need an optional peer dependency. */
function listSpecifiers({ manifest }: Tarball): readonly string[] {
  const keys = Object.keys(manifest.exports ?? {}).filter((key) => !/\.(?:json|css)$/.test(key))
  const isOptional = (key: string): boolean =>
    manifest.name === '@latchkey/testing' && (key === './playwright' || key === './adapter')
  return keys.filter((key) => !isOptional(key)).map((key) => `${manifest.name}${key.slice(1)}`)
}

function run(command: string, commandArguments: readonly string[], cwd: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
