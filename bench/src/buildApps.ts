import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { listTarballs } from '../../scripts/registry/listTarballs.ts'
import { startRegistry } from '../../scripts/registry/startRegistry.ts'
import { readManifest } from '../../scripts/shared/workspace.ts'
import { appNames, type AppName } from './appNames.ts'

/** The versions come from this package's manifest. */
const others = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi']
const packed = ['@latchkey/protocol', '@latchkey/core', '@latchkey/react', '@latchkey/adapter-eip155']

/**
 * Installs the packed packages and React 18 into a folder as in a new app, from a registry on this machine, and builds
 * the apps there. Returns the folder of each build.
 */
export async function buildApps(folder: string): Promise<Readonly<Record<AppName, string>>> {
  cpSync(path.join(import.meta.dirname, '..', 'apps'), folder, { recursive: true })
  const tarballs = listTarballs().filter(({ manifest }) => packed.includes(manifest.name))
  if (tarballs.length < packed.length)
    throw new Error('Not all packages are packed. Run `pnpm exec turbo run tarball`.')
  const { devDependencies = {} } = readManifest(path.join(import.meta.dirname, '..'))
  const dependencies = {
    ...Object.fromEntries(others.map((name) => [name, devDependencies[name]])),
    ...Object.fromEntries(tarballs.map(({ manifest }) => [manifest.name, manifest.version])),
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))

  const registry = await startRegistry({ withBinaries: false })
  try {
    await install(folder, registry.url)
  } finally {
    registry.close()
  }
  const outputs = { bare: '', wagmi: '', latchkey: '' }
  for (const name of appNames) {
    outputs[name] = path.join(folder, name, 'dist')
    await build({
      configFile: false,
      root: path.join(folder, name),
      plugins: [react()],
      logLevel: 'warn',
      build: { outDir: outputs[name] },
    })
  }
  return outputs
}

/** Runs asynchronously, because the registry runs in this process. */
async function install(folder: string, registryUrl: string): Promise<void> {
  const cache = path.join(folder, '.npm')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--registry', registryUrl]
  const child = spawn('npm', ['install', ...flags, '--cache', cache], { cwd: folder, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('npm install failed')
}
