import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DevnetError } from '../DevnetError.ts'

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the native anvil in `@foundry-rs/anvil` for this machine. Its `bin.mjs` is not used: it is a
 * second Node process, which takes 50 MB and swallows a SIGKILL meant for anvil.
 *
 * @throws {DevnetError} `anvil_missing`
 */
export function findAnvil(
  parameters: { platform: NodeJS.Platform; architecture: NodeJS.Architecture } = {
    platform: process.platform,
    architecture: process.arch,
  },
): string {
  const { platform, architecture } = parameters
  const executable = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const platformPackage = `@foundry-rs/anvil-${platform}-${architectures[architecture] ?? architecture}`

  const anvilManifest = resolve(createRequire(import.meta.url), '@foundry-rs/anvil/package.json')
  if (anvilManifest !== undefined) {
    // With strict installers, only the package itself can resolve its platform package.
    const binary = resolve(createRequire(anvilManifest), `${platformPackage}/bin/${executable}`)
    if (binary !== undefined) return binary
    // The install script downloads the program here if the platform package was left out.
    const downloaded = join(dirname(anvilManifest), executable)
    if (platform === process.platform && architecture === process.arch && existsSync(downloaded)) return downloaded
  }
  throw new DevnetError(
    'anvil_missing',
    `No anvil for ${platform}-${architecture}: ${platformPackage} is not installed. Install dependencies again with optional ones included, or give the path of an anvil with anvilPath.`,
  )
}

function resolve(require: NodeJS.Require, request: string): string | undefined {
  try {
    return require.resolve(request)
  } catch {
    return undefined
  }
}
