import type { Framework, Settings } from '../settings/Settings.ts'
import { selectPackages } from './selectPackages.ts'

/** The commands of each framework, by the name of the script. */
const scripts: Readonly<Record<Framework, Readonly<Record<string, string>>>> = {
  vite: { dev: 'vite', build: 'tsc -p . && vite build', start: 'vite preview', types: 'tsc -p .' },
  vanilla: { dev: 'vite', build: 'tsc -p . && vite build', start: 'vite preview', types: 'tsc -p .' },
  next: { dev: 'next dev', build: 'next build', start: 'next start', types: 'next typegen && tsc -p .' },
  'react-router': {
    dev: 'react-router dev',
    build: 'react-router build',
    start: 'react-router-serve ./build/server/index.js',
    types: 'react-router typegen && tsc -p .',
  },
  // Vite's build also writes the table of routes, which the types need.
  'tanstack-start': {
    dev: 'vite',
    build: 'vite build && tsc -p .',
    start: 'srvx --prod --static ../client dist/server/server.js',
    types: 'vite build --logLevel warn && tsc -p .',
  },
}

/** The oldest version of Node that each framework supports. */
const nodes: Readonly<Record<Framework, string>> = {
  vite: '>=20.19',
  vanilla: '>=20.19',
  next: '>=20.19',
  'react-router': '>=22.22',
  'tanstack-start': '>=22.12',
}

/** Returns the package.json of a new app. */
export function createManifest(parameters: {
  readonly name: string
  readonly settings: Settings
  /** The version of Latchkey's packages. */
  readonly version: string
}): string {
  const { name, settings } = parameters
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      ...scripts[settings.framework],
      test: 'vitest run',
      ...(settings.cloud === 'local' && { cloud: 'npx --yes --package @latchkey/cloud latchkey-cloud' }),
    },
    ...selectPackages(parameters),
    engines: { node: nodes[settings.framework] },
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
