import { builtinModules } from 'node:module'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chains as allChains, frameworks } from '../settings/Settings.ts'
import type { Settings } from '../settings/Settings.ts'
import { createManifest } from './createManifest.ts'
import { planFiles, selectAddedParts, selectParts } from './planFiles.ts'
import { versions } from './versions.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const chainLists = [1, 2, 3, 4, 5, 6, 7].map((bits) => allChains.filter((_, index) => (bits & (1 << index)) !== 0))
/** Every app that can be created. */
const everySettings: readonly Settings[] = frameworks.flatMap((framework) =>
  chainLists.flatMap((chains) =>
    [true, false].flatMap((signIn) =>
      (['none', 'local', 'https://cloud.example.org'] as const).map((cloud) => ({ framework, chains, signIn, cloud })),
    ),
  ),
)

function create(settings: Settings): { readonly files: ReadonlyMap<string, string>; readonly manifest: Manifest } {
  const sources = settings.framework === 'react-router' ? 'app' : 'src'
  const plan = { parts: selectParts(settings), sources, name: 'my-app', settings, installer: 'npm' } as const
  return {
    files: planFiles(plan),
    manifest: JSON.parse(createManifest({ name: 'my-app', settings, version: '1.2.3' })),
  }
}

/** The packages that a module imports, without Node's own and those that a framework generates. */
function readImports(code: string): readonly string[] {
  const specifiers = [...code.matchAll(/^(?:import|export|\})(?:[^'\n]* from)? '(?<specifier>[^'\n]+)'/gm)]
  return specifiers
    .map(({ groups }) => groups?.['specifier'] ?? '')
    .filter((specifier) => !specifier.startsWith('.') && !builtinModules.includes(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
}

it('has the versions with which this repository builds and tests the templates', () => {
  const folder = path.resolve(import.meta.dirname, '../..')
  const { devDependencies }: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const own = Object.entries(devDependencies).filter(([name]) => !name.startsWith('@latchkey/'))
  expect(versions).toEqual(Object.fromEntries(own.map(([name, version]) => [name, `^${version}`])))
})

describe.each(frameworks)('every app with %s', (framework) => {
  const apps = everySettings
    .filter((settings) => settings.framework === framework)
    .map((settings) => ({ settings, ...create(settings) }))

  it('lists the packages that it imports', () => {
    for (const { files, manifest, settings } of apps) {
      const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      const imported = [...files].flatMap(([file, code]) => (/\.tsx?$/.test(file) ? readImports(code) : []))
      expect(listed, JSON.stringify(settings)).toEqual(expect.arrayContaining([...new Set(imported)]))
      expect(imported.length).toBeGreaterThan(5)
    }
  })

  it('has no trace of the template', () => {
    for (const { files } of apps)
      for (const [file, text] of files) {
        expect(text, file).not.toMatch(
          /\[(?:if !?\w+|end)\]|\/\/ \[!?\w+\]$|latchkey-app|latchkey-project|cloud\.example\.com/m,
        )
        // TanStack Start wants the name `__root.tsx`.
        expect(path.basename(file)).not.toMatch(/^_(?!_root\.tsx$)/)
        expect(text, file).toMatch(/[^\n]\n$/)
      }
  })

  it('has each chain that was chosen, and no other', () => {
    const adapters = { evm: 'eip155Adapter()', solana: 'solanaAdapter()', bitcoin: 'bitcoinAdapter()' }
    for (const { files, settings } of apps) {
      const modal = [...files].find(([file]) => file.endsWith('/modal.ts'))?.[1] ?? ''
      for (const chain of allChains) expect(modal.includes(adapters[chain])).toBe(settings.chains.includes(chain))
    }
  })

  it('sets the cloud in the environment alone', () => {
    for (const { files, settings } of apps) {
      const address =
        { none: undefined, local: 'http://127.0.0.1:8787' }[settings.cloud as 'none'] ?? 'https://cloud.example.org'
      const example = files.get('.env.example') ?? ''
      expect(example.includes('LATCHKEY_CLOUD=')).toBe(settings.cloud !== 'none')
      expect(example.includes(`LATCHKEY_CLOUD=${address}\n`)).toBe(settings.cloud !== 'none')
      expect([...files].filter(([file, text]) => file !== '.env.example' && text.includes(address))).toEqual([])
    }
  })
})

it('has the commands of the package manager in the README', () => {
  const [settings] = everySettings
  if (settings === undefined) throw new Error('no settings')
  const plan = {
    parts: selectParts(settings),
    sources: 'src',
    name: 'my-app',
    settings,
    installer: 'pnpm',
  } as const
  expect(planFiles(plan).get('README.md')).toContain('pnpm run dev')
})

it('adds to an existing app only what belongs to Latchkey, where its sources are', () => {
  const settings: Settings = { framework: 'next', chains: ['evm'], signIn: true, cloud: 'none' }
  const parts = selectAddedParts(settings)
  expect([...planFiles({ parts, sources: '', name: 'shop', settings, installer: 'npm' }).keys()].toSorted()).toEqual([
    'app/api/siwx/[...path]/route.ts',
    'latchkey/LatchkeyProvider.tsx',
    'latchkey/env.ts',
    'latchkey/modal.ts',
    'latchkey/siwx.ts',
    'server/answerSignIn.ts',
    'server/appUrl.ts',
    'server/getAccounts.ts',
    'server/handleSignIn.ts',
    'server/visitCookie.ts',
    'server/visits.ts',
  ])
})
