/** Each package with tests has a vitest.config.ts, and may have more, such as vitest.server.config.ts. */
export default [
  'packages/*/vitest.config.ts',
  'packages/*/vitest.*.config.ts',
  'examples/*/vitest.config.ts',
  'scripts/vitest.config.ts',
]
