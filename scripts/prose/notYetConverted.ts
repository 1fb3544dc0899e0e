/**
 * Paths whose text has not been rewritten yet: there the check counts what the word list refuses and lets it pass. A path
 * without findings left must be removed from the list.
 */
export const notYetConverted: readonly string[] = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/*.md',
  'docs/decisions/**',
  'packages/adapter-bitcoin/**',
  'packages/adapter-eip155/**',
  'packages/adapter-solana/**',
  'packages/cloud/**',
  'packages/core/**',
  'packages/e2e/**',
  'packages/react/**',
  'packages/siwx/**',
  'packages/testing/**',
  'scripts/imports/**',
]
