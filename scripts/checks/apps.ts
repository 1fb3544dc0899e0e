// Creates apps with the packed `create-latchkey`, and migrates apps from other kits with the packed `@latchkey/migrate`. Gives each the packages
// that its package.json lists, and checks their types, builds and tests. A wallet connects to the migrated apps in Chromium, and signs in to a
// created one with a server. pnpm also resolves all their dependencies from a local registry. Needs the tarballs: `turbo run tarball`.
//
//   pnpm apps               what `npm test` checks
//   pnpm apps --all         also builds those whose builds take long, and creates one by `npm create`, whose packages npm installs
//   pnpm apps --keep next   keeps the apps in .cache/apps; checks only those with `next` in their name
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps, visitedApps } from '../apps/apps.ts'
import { connectApps } from '../apps/connectApps.ts'
import { unpackPackages } from '../apps/linkPackages.ts'
import { migrateApp, migratedApps } from '../apps/migratedApps.ts'
import { signInToApps } from '../apps/signInToApps.ts'
import { startRegistry } from '../registry/startRegistry.ts'
import { fail, finish } from '../shared/problems.ts'
import { root } from '../shared/workspace.ts'
import { run } from '../tarballs/run.ts'

/** In this repository, because Next reads no package from outside of the folder that holds the lockfile. */
const folder = path.join(root, '.cache', 'apps')
const environment = { CI: '1', NEXT_TELEMETRY_DISABLED: '1' }
const names = process.argv.slice(2).filter((value) => !value.startsWith('--'))
const isWanted = (name: string): boolean => names.length === 0 || names.some((part) => name.includes(part))
const isAll = process.argv.includes('--all')
const created = apps.filter(({ name }) => isWanted(name))
const migrated = migratedApps.filter(isWanted)
let scripts = 0

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  await createApps()
} finally {
  if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true })
}
finish(
  `${created.length} apps are created and ${migrated.length} migrated, their dependencies agree, and ${scripts} checks of types, builds and tests pass`,
)

async function createApps(): Promise<void> {
  const packages = await unpackPackages(path.join(folder, '.packages'))
  const program = path.join(folder, '.packages/create-latchkey/dist/entrypoints/cli.js')
  for (const { name, options } of created) {
    const { code, output } = await run(process.execPath, [program, name, ...options, '--no-install'], folder)
    if (code !== 0) return fail(`${name} is not created\n${output}`)
    packages.link(path.join(folder, name))
  }
  const migration = path.join(folder, '.packages/@latchkey/migrate/dist/entrypoints/cli.js')
  for (const name of migrated) {
    const { code, output } = await migrateApp({ name, folder, packages, program: migration })
    if (code !== 0) return fail(`${name} is not migrated\n${output}`)
    packages.link(path.join(folder, name))
  }
  await resolveDependencies()
  for (const { name, scripts: wanted, slowScripts } of created)
    await checkApp({ name, scripts: isAll ? [...wanted, ...slowScripts] : wanted })
  // Next checks the types when it builds.
  for (const name of migrated)
    await checkApp({ name, scripts: name.endsWith('-next') ? ['build'] : ['types', 'build'] })
  const testing = path.join(folder, '.packages/@latchkey/testing')
  const toFolder = (name: string): string => path.join(folder, name)
  for (const problem of await connectApps({ apps: migrated.map(toFolder), testing })) fail(problem)
  const visited = visitedApps.filter(isWanted).map(toFolder)
  for (const problem of await signInToApps({ apps: visited, testing })) fail(problem)
  if (isAll) await createByName()
}

/** Creates an app as the documentation says, outside of this repository. npm gets the program and the app's packages from a registry. */
async function createByName(): Promise<void> {
  const registry = await startRegistry({ withBinaries: true })
  const place = mkdtempSync(path.join(tmpdir(), 'latchkey-created-'))
  const env = {
    ...environment,
    npm_config_registry: registry.url,
    // Not that of the program that runs this check.
    npm_config_user_agent: 'npm/{npm-version} node/{node-version}',
    npm_config_cache: path.join(place, '.npm'),
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
  try {
    const options = ['--template=vite', '--chains=evm', '--sign-in']
    const { code, output } = await run('npm', ['create', 'latchkey', '--yes', 'by-name', '--', ...options], place, env)
    if (code !== 0) return fail(`npm create latchkey fails\n${output}`)
    const app = path.join(place, 'by-name')
    if (!existsSync(path.join(app, 'node_modules/@latchkey/react/package.json')))
      return fail(`npm create latchkey does not install the packages\n${output}`)
    await checkApp({ name: 'by-name', scripts: ['build', 'test'] }, app)
  } finally {
    registry.close()
    rmSync(place, { recursive: true, force: true })
  }
}

/** Lets pnpm resolve the dependencies of all apps, and compares the versions that peers want. Downloads none of them. */
async function resolveDependencies(): Promise<void> {
  const registry = await startRegistry({ withBinaries: true, isForResolution: true })
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    // The registry does not know when a package was published.
    const settings = [
      'packages:',
      '  - "*-*"',
      'minimumReleaseAge: 0',
      'strictPeerDependencies: true',
      'pmOnFail: ignore',
    ]
    writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`)
    const stores = ['store', 'cache'].map((name) => `--config.${name}-dir=${path.join(folder, `.${name}`)}`)
    const install = ['install', '--lockfile-only', `--registry=${registry.url}`, ...stores]
    const { code, output } = await run('pnpm', install, folder, environment)
    if (code !== 0) fail(`the dependencies of the created apps do not agree\n${output}`)
  } finally {
    registry.close()
    // Next would take this folder for the one that holds the packages.
    for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package.json'])
      rmSync(path.join(folder, file), { force: true })
  }
}

async function checkApp(
  { name, scripts: wanted }: Pick<(typeof apps)[number], 'name' | 'scripts'>,
  place = path.join(folder, name),
): Promise<void> {
  for (const script of wanted) {
    const { code, output } = await run(process.execPath, ['--run', script], place, environment)
    scripts += 1
    if (code !== 0) fail(`${name}: ${script} fails\n${output}`)
  }
}
