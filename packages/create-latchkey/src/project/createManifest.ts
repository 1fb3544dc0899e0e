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
    engines: { node: settings.framework === 'react-router' ? '>=22.22' : '>=20.19' },
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
