import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the page of the journeys like any app: from the published entry points. */
export default defineConfig({
  root: 'app',
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
