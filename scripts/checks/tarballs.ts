// Asserts what was packed, and installs the packed packages into a new app with React 18 and wagmi 2, checks its types, builds it with
// Vite, esbuild and webpack, opens the built pages in Chromium, imports every entry point in plain Node and runs the programs. Then it
// upgrades the app to React 19 and wagmi 3 and checks it again. All packages come from a local registry. Needs the tarballs:
// `turbo run tarball`.
//
//   pnpm tarballs          what `npm test` checks
//   pnpm tarballs --all    also builds the app with the previous and the current major version of Next
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startRegistry } from '../registry/startRegistry.ts'
import { listTarballs } from '../registry/listTarballs.ts'
import { fail, finish } from '../shared/problems.ts'
import { listPublishedPackages, readManifest, root } from '../shared/workspace.ts'
import { buildNext } from '../tarballs/buildNext.ts'
import { findContentProblems } from '../tarballs/findContentProblems.ts'
import { buildPages } from '../tarballs/buildPages.ts'
import { openPages } from '../tarballs/openPages.ts'
import { readPackedFiles } from '../tarballs/readPackedFiles.ts'
import { run } from '../tarballs/run.ts'
import type { Tarball } from '../registry/listTarballs.ts'
import type { Testing } from '../tarballs/openPages.ts'

/** The libraries of the two apps, with the names under which the root package.json pins them. */
const columns = [
  {
    react: 'react-18',
    'react-dom': 'react-dom-18',
    '@types/react': 'types-react-18',
    '@types/react-dom': 'types-react-dom-18',
    wagmi: 'wagmi-2',
    next: 'next-15',
  },
  {
    react: 'react',
    'react-dom': 'react-dom',
    '@types/react': '@types/react',
    '@types/react-dom': '@types/react-dom',
    wagmi: 'wagmi',
    next: 'next',
  },
]
const isAll = process.argv.includes('--all')
const installScripts = ['preinstall', 'install', 'postinstall']

const tarballs = listTarballs()
for (const { manifest } of tarballs)
  for (const name of installScripts)
    if (manifest.scripts?.[name] !== undefined) fail(`${manifest.name} runs "${name}" on the machine that installs it`)

for (const { manifest, tarball } of tarballs)
  findContentProblems({ name: manifest.name, files: readPackedFiles(tarball) }).forEach(fail)

const missing = listPublishedPackages().filter(({ name }) => !tarballs.some(({ manifest }) => manifest.name === name))
for (const { name } of missing) fail(`${name} is not packed: its build failed, or \`turbo run tarball\` has not run`)
const registry = await startRegistry({ withBinaries: isAll })
try {
  if (missing.length === 0) await checkApp()
} finally {
  registry.close()
}
finish(
  `${tarballs.length} packages install, compile, build with Vite, esbuild and webpack, and load with React 18 and 19, wagmi 2 and 3`,
)

async function checkApp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-app-'))
  try {
    cpSync(path.join(import.meta.dirname, '..', 'tarballs', 'app'), folder, { recursive: true })
    for (const names of columns) await checkColumn(folder, names)
    await runPrograms(folder)
    await startBitcoin(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkColumn(folder: string, names: Readonly<Record<string, string>>): Promise<void> {
  const wanted = Object.entries(names).filter(([name]) => isAll || name !== 'next')
  const dependencies = Object.fromEntries(wanted.map(([name, alias]) => [name, installedVersion(alias)]))
  const label = `React ${dependencies['react']} and wagmi ${dependencies['wagmi']}`
  const wagmiCore = readManifest(path.join(root, 'node_modules', names['wagmi'] ?? '')).dependencies?.['@wagmi/core']
  writePackageJson(folder, { ...dependencies, '@wagmi/core': wagmiCore ?? '', '@tanstack/react-query': '*' })
  const npm = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const install = await run('npm', [...npm, '--registry', registry.url, '--cache', path.join(folder, '.npm')], folder)
  if (install.code !== 0) return fail(`${label}: npm install failed\n${install.output}`)
  for (const [name, version] of Object.entries(dependencies)) {
    const installed = readManifest(path.join(folder, 'node_modules', name)).version
    if (installed !== version) fail(`${label}: npm installed ${name} ${installed}`)
  }
  if (existsSync(path.join(folder, 'node_modules/wagmi/node_modules/@wagmi/core')))
    fail(`${label}: npm installed @wagmi/core twice, so the modal and wagmi's hooks share no state`)
  const pages = await buildPages({ folder, label })
  for (const problem of await openPages({ testing: await loadTesting(folder), pages })) fail(problem)
  if (isAll) await buildNext({ folder, label: `${label}, Next ${dependencies['next']}` })
  await importEntrypoints(folder, label)
}

/** Loads the test wallet from the installed package. */
async function loadTesting(folder: string): Promise<Testing> {
  const file = createRequire(path.join(folder, 'package.json')).resolve('@latchkey/testing/playwright')
  const testing: Testing = await import(pathToFileURL(file).href)
  return testing
}

function installedVersion(alias: string): string {
  return readManifest(path.join(root, 'node_modules', alias)).version
}

/**
 * Writes the manifest of an app with all our packages. npm installs their peer dependencies. An empty package takes the place of wagmi 2's
 * connectors, which the app does not import: they are not installed in this repository.
 */
function writePackageJson(folder: string, others: Readonly<Record<string, string>>): void {
  const own = Object.fromEntries(tarballs.map(({ manifest }) => [manifest.name, manifest.version]))
  const dependencies = { ...own, ...others }
  const overrides = { '@wagmi/connectors@6': 'file:./no-connectors' }
  const manifest = { private: true, type: 'module', dependencies, overrides }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
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
