import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig(({ command, isPreview }) => ({
  plugins: [react()],
  // While developing, changes in the packages' sources show at once; a build takes what they publish.
  ...(command === 'serve' && isPreview !== true
    ? { resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] } }
    : {}),
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}))
