import { createRequire } from 'node:module'

/** The version in this package's own manifest. */
export function getVersion(): string {
  // By require and not by import, which a bundler would turn into a copy of the manifest.
  const manifest: unknown = createRequire(import.meta.url)('../../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
