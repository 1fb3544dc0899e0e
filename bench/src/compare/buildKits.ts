import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { besideKits, kitNames, kits, type KitName } from './kits.ts'

/**
 * Installs each of the other kits into a folder of its own, from the registry that npm is configured for, and builds the same app with
 * each. Returns the folder of each build.
 */
export async function buildKits(folder: string): Promise<Readonly<Record<Exclude<KitName, 'latchkey'>, string>>> {
  cpSync(path.join(import.meta.dirname, '../../kits'), folder, { recursive: true })
  const outputs = { rainbowkit: '', connectkit: '', appkit: '' }
  for (const name of kitNames) {
    if (name === 'latchkey') continue
    const root = path.join(folder, name)
    outputs[name] = path.join(root, 'dist')
    await install(root, { ...besideKits, ...kits[name].packages })
    await build({
      configFile: false,
      root,
      plugins: [react()],
      logLevel: 'error',
      build: { outDir: outputs[name], chunkSizeWarningLimit: 10_000 },
    })
  }
  return outputs
}

async function install(folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const child = spawn('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error('npm could not install the other kits. They come from the registry, so this needs the network.')
}
