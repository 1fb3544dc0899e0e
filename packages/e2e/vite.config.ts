import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of the journeys, built as an app of anyone is: from the published entrypoints. */
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
