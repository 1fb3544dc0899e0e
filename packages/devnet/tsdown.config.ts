import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/entrypoints/index.ts', 'src/entrypoints/cli.ts'],
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
