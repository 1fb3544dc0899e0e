import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig(({ command, isPreview }) => ({
  plugins: [react()],
  // In development, changes to the packages' source show at once; a build uses the published entry points.
  ...(command === 'serve' && isPreview !== true
    ? { resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] } }
    : {}),
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: ['index.html', 'preview.html'] },
  },
}))
