import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineProject } from 'vitest/config'
import type { UserWorkspaceConfig } from 'vitest/config'

/** Our own packages are read from their sources, so that tests need no build. */
const source = '@latchkey/source'

/**
 * Chromium's path: `CHROMIUM_PATH`, else where Debian and the usual distributions put it. The one without a window of its own comes
 * first: drawing one for each page, which nobody sees, takes a third of the time.
 */
export function getChromiumPath(): string {
  const found = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error(
      'No Chromium found. Install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH.',
    )
  return found
}

/** Flags with which Chromium runs as root, offline and without a display. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How long a test may take, and how long it waits for a state. Generous, because a busy machine is no failure: a test that
 * passes never waits longer than it must.
 */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

/** Settings of the property tests. */
const properties = fileURLToPath(new URL('vitest.properties.ts', import.meta.url))

/**
 * A project whose tests run in Node. Its files share what they load: nothing of ours has state at module level, and to load it anew
 * for each file takes as long as most of what is tested.
 */
export function nodeProject(name: string, test: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions: [source, ...defaultServerConditions] },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      setupFiles: [properties],
      isolate: false,
      ...patience,
      ...test,
    },
  })
}

/** A project whose tests run in real headless Chromium. */
export function browserProject(name: string, test: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  return defineProject({
    plugins: [react()],
    resolve: { conditions: [source, ...defaultClientConditions] },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      setupFiles: [properties],
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 768 },
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            executablePath: getChromiumPath(),
            args: chromiumArgs,
            // A page's scrollbar takes room, as it does for most visitors.
            ignoreDefaultArgs: ['--hide-scrollbars'],
          },
        }),
      },
      ...test,
    },
  })
}
