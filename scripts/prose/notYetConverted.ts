/**
 * Paths whose text has not been rewritten yet: there the check counts what the word list refuses and lets it pass. A path
 * without findings left must be removed from the list.
 */
export const notYetConverted: readonly string[] = [
  '.changeset/**',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'bench/**',
  'docs/*.md',
  'docs/decisions/**',
  'examples/next/**',
  'examples/playground/**',
  'examples/siwx-server/**',
  'packages/adapter-bitcoin/**',
  'packages/adapter-eip155/**',
  'packages/adapter-solana/**',
  'packages/cloud/**',
  'packages/core/**',
  'packages/devnet/**',
  'packages/e2e/**',
  'packages/protocol/**',
  'packages/react/**',
  'packages/siwx/**',
  'packages/testing/**',
  'scripts/imports/**',
]
