import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The modal's files are marked for servers, which this app has none of.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  test: {
    environment: 'happy-dom',
    // [if cloud]
    // The test needs no cloud.
    env: { VITE_LATCHKEY_CLOUD: '' },
    // [end]
  },
})
