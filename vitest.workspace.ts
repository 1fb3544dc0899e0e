/** Every package that has tests owns its vitest.config.ts, and may have more of them, such as vitest.server.config.ts. */
export default [
  'packages/*/vitest.config.ts',
  'packages/*/vitest.*.config.ts',
  'examples/*/vitest.config.ts',
  'scripts/vitest.config.ts',
]
