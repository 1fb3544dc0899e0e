import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: [
    'src/entrypoints/index.ts',
    'src/entrypoints/adapter.ts',
    'src/entrypoints/networks.ts',
    'src/entrypoints/testing.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
