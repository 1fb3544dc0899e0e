import type { Settings } from '../settings/Settings.ts'
import { versions } from './versions.ts'
import type { VersionedPackage } from './versions.ts'

/** Dependencies by name, as a package.json lists them. */
export interface Packages {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

type OwnPackage = `@latchkey/${string}`

/** Returns what an app needs to use Latchkey. */
export function selectLatchkeyPackages({
  settings: { chains, framework, signIn },
  version,
}: {
  readonly settings: Settings
  /** The version of Latchkey's packages. */
  readonly version: string
}): Packages['dependencies'] {
  const names: (OwnPackage | VersionedPackage)[] = [
    '@latchkey/core',
    framework === 'vanilla' ? '@latchkey/element' : '@latchkey/react',
  ]
  if (chains.includes('evm')) names.push('@latchkey/adapter-eip155', '@wagmi/core', 'viem')
  if (chains.includes('solana')) names.push('@latchkey/adapter-solana')
  if (chains.includes('bitcoin')) names.push('@latchkey/adapter-bitcoin')
  // It verifies signatures of contract accounts with viem.
  if (signIn) names.push('@latchkey/siwx', 'viem')
  return toVersions(names, version)
}

/** Returns the packages that a new app needs. */
export function selectPackages(parameters: { readonly settings: Settings; readonly version: string }): Packages {
  const { settings, version } = parameters
  const { framework } = settings
  const names: VersionedPackage[] = []
  const devNames: (OwnPackage | VersionedPackage)[] = [
    '@latchkey/testing',
    '@types/node',
    'happy-dom',
    'typescript',
    'vite',
    'vitest',
  ]
  if (framework !== 'vanilla') {
    names.push('react', 'react-dom')
    devNames.push('@types/react', '@types/react-dom', '@vitejs/plugin-react')
  }
  if (framework === 'next') names.push('next')
  if (framework === 'react-router') {
    names.push('@react-router/node', '@react-router/serve', 'isbot', 'react-router')
    devNames.push('@react-router/dev')
  }
  // Start builds a handler of requests, which srvx serves.
  if (framework === 'tanstack-start') names.push('@tanstack/react-router', '@tanstack/react-start', 'srvx')
  return {
    dependencies: sort({ ...selectLatchkeyPackages(parameters), ...toVersions(names, version) }),
    devDependencies: toVersions(devNames, version),
  }
}

function toVersions(names: readonly (OwnPackage | VersionedPackage)[], version: string): Record<string, string> {
  return sort(Object.fromEntries(names.map((name) => [name, isOwn(name) ? `^${version}` : versions[name]])))
}

function isOwn(name: OwnPackage | VersionedPackage): name is OwnPackage {
  return name.startsWith('@latchkey/')
}

function sort(packages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
