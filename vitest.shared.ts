import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineProject } from 'vitest/config'
import type { UserWorkspaceConfig } from 'vitest/config'
import { cacheModules } from './scripts/runner/cacheModules.ts'
import { shareImports } from './scripts/runner/shareImports.ts'
import locations from './scripts/provide/locations.json' with { type: 'json' }

/** Reads our own packages from their sources, so that tests need no build. */
const source = '@latchkey/source'

/** Disables retries for tests of sign-in, access control and money, and sets the seed of property tests. */
const setupFiles = ['scripts/runner/vitest.neverRetried.ts', 'vitest.properties.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)

/** Keeps React's development build from recording timings for a performance panel. */
const pageSetupFiles = [fileURLToPath(new URL('scripts/runner/vitest.reactTimings.ts', import.meta.url)), ...setupFiles]

/** What `vitest.properties.ts` reads in a page, which has no environment of its own. */
const propertyEnvironment = Object.fromEntries(
  ['LATCHKEY_PROPERTY_RUNS', 'LATCHKEY_PROPERTY_SEED', 'LATCHKEY_PROPERTY_MINUTES'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, the one that `npm test` has provided, or where Debian and other distributions
 * install it. The headless shell comes first because it draws no windows, which takes a third of the time.
 */
export function getChromiumPath(): string {
  const provided = fileURLToPath(new URL('.cache/provide/bin/chromium', import.meta.url))
  const chromium = [process.env['CHROMIUM_PATH'], provided, ...locations.chromium].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (chromium === undefined)
    throw new Error(
      'No Chromium found. `npm test` provides one; or install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH.',
    )
  return chromium
}

/** Flags to run Chromium as root, offline and without a display. */
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
 * Keeps Chromium from painting the iframes in which tests run. Without a graphics card, painting takes a quarter of a test's time. An iframe
 * with an opacity of 0 is not painted, but its styles, layout and hit testing are those of a visible one. Only an IntersectionObserver with
 * `trackVisibility` can tell the difference. A test that uses one, or takes a screenshot, sets `data-drawn` on its iframe. Headed browsers
 * paint as usual.
 */
const undrawn = `if (navigator.userAgent.includes('Headless')) {
  const style = document.createElement('style')
  style.textContent = 'iframe:not([data-drawn]) { opacity: 0 }'
  document.head.append(style)
}`

/**
 * Limits for a busy machine, for every project. They cost a passing test nothing, because it continues as soon as the state is
 * reached.
 */
const timeouts = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 25_000 } } }

/**
 * A project whose tests run in Node. Its test files share loaded modules: our modules have no state, and loading them for each
 * file takes as long as most tests.
 */
export function nodeProject(name: string, test: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions: [source, ...defaultServerConditions] },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      isolate: false,
      setupFiles,
      ...timeouts,
      ...test,
    },
  })
}

/**
 * Lists the test files of a package that load a module of another package: with another version of that module, only these can have
 * another result. The parser that this needs loads only here.
 */
export async function findTestsThatLoad(parameters: {
  readonly folder: string
  readonly module: string
}): Promise<string[]> {
  const { listTestsThatLoad } = await import('./scripts/runner/listTestsThatLoad.ts')
  return [...listTestsThatLoad(parameters)]
}

/**
 * A project whose tests run in real headless Chromium.
 *
 * @param ownSetup files that each page of the project loads before its tests, beside those of every project.
 */
export function browserProject(
  name: string,
  test: UserWorkspaceConfig['test'] = {},
  ownSetup: readonly string[] = [],
): UserWorkspaceConfig {
  return defineProject({
    plugins: [react(), cacheModules(), shareImports()],
    define: { latchkeyPropertyEnvironment: JSON.stringify(propertyEnvironment) },
    resolve: { conditions: [source, ...defaultClientConditions] },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      setupFiles: [...pageSetupFiles, ...ownSetup],
      ...timeouts,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 768 },
        orchestratorScripts: [{ content: undrawn }],
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            executablePath: getChromiumPath(),
            args: [...chromiumArgs, '--force-prefers-reduced-motion'],
            // Scrollbars take up space, as they do for most visitors.
            ignoreDefaultArgs: ['--hide-scrollbars'],
          },
        }),
      },
      ...test,
    },
  })
}
