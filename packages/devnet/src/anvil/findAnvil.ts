import { createRequire } from 'node:module'
import { DevnetError } from '../DevnetError.ts'

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the native anvil for this machine, from its platform package. The package `@foundry-rs/anvil` is not used:
 * its install script may download a program, and its `bin.mjs` is a second Node process, which takes 50 MB and swallows a
 * SIGKILL meant for anvil.
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
  try {
    return createRequire(import.meta.url).resolve(`${platformPackage}/bin/${executable}`)
  } catch (cause) {
    throw new DevnetError(
      'anvil_missing',
      `No anvil for ${platform}-${architecture}: ${platformPackage} is not installed. Install dependencies again with optional ones included, or give the path of an anvil with anvilPath.`,
      { cause },
    )
  }
}
