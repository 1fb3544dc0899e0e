/** Every package that has tests owns its vitest.config.ts. */
export default ['packages/*/vitest.config.ts']
