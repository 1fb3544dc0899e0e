import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/entrypoints/index.ts', 'src/entrypoints/playwright.ts', 'src/entrypoints/adapter.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
