import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/entrypoints/caip.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
