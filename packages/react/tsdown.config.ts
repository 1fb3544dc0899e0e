import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/entrypoints/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
