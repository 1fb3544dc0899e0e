import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  use: { baseURL: 'http://localhost:4173' },
  webServer: {
    command: 'npx vite build && npx vite preview --strictPort',
    url: 'http://localhost:4173',
    timeout: 120_000,
  },
})
