import { createRequire } from 'node:module'

/** Returns the version in this package's manifest. */
export function getVersion(): string {
  // Uses require, because a bundler would turn an import into a copy of the manifest.
  const manifest: unknown = createRequire(import.meta.url)('../../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
