import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/entrypoints/caip.ts', 'src/entrypoints/atoms.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
})
