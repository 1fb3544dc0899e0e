import { cpSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'

/** The files that `public/script` loads with a script tag, which needs no build. */
const standalone = 'node_modules/@latchkey/element/dist/standalone'

const copyStandalone: Plugin = {
  name: 'copy-standalone',
  closeBundle: () => cpSync(standalone, 'dist/latchkey', { recursive: true }),
}

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('latchkey-') } } }),
    svelte(),
    copyStandalone,
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: ['index.html', 'vue.html', 'svelte.html', 'angular.html'],
      // React Query marks its files for servers, which these pages have none of.
      checks: { moduleLevelDirective: false },
    },
  },
})
