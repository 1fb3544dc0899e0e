import { defineConfig } from 'tsdown'

export default defineConfig({
  // Named, or they would land in dist itself and not where package.json looks for them.
  entry: { 'entrypoints/index': 'src/entrypoints/index.ts', 'entrypoints/cli': 'src/entrypoints/cli.ts' },
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2022',
  unbundle: true,
  dts: true,
})
