import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listPublishedPackages, root } from '../shared/workspace.ts'
import type { KnownNames } from './findUnknownNames.ts'
import { readCodeSpans } from './readGuide.ts'

/** Where an app starts beside exports and options. */
const exceptions = [
  // The result of `createModal`, and the Wagmi config of the app.
  'modal',
  'config',
  // Attributes of every button in HTML, and the component of React.
  'className',
  'disabled',
  'onClick',
  // The program of `@latchkey/cloud`.
  'latchkey-cloud',
]

/** Reads the names that exist from the API snapshots and the generated pages of the documentation. */
export function readKnownNames(): KnownNames {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const snapshots = globSync('docs/api/{adapter-*,core,react,siwx}/*.d.ts', { cwd: root }).map(read)
  const options = read('docs/options.md')
  const rows = [...options.matchAll(/^\| \[?`(\w+)`/gm)].map(([, name = '']) => name)
  const exports = snapshots.flatMap((text) =>
    [...text.matchAll(/^export \{(.*)\};$/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().replace(/^type /, '')),
    ),
  )
  const events = snapshots.flatMap((text) => [...text.matchAll(/ event: '(\w+)'/g)].map(([, name = '']) => name))
  const words = [...snapshots, ...readCodeSpans(options)].flatMap((text) => text.match(/[A-Za-z_$][\w$-]*/g) ?? [])
  return {
    starts: new Set([...exports, ...rows, ...events, ...exceptions]),
    words: new Set([...words, ...exceptions]),
    whole: new Set([
      ...listEntryPoints(),
      ...readTokens(read('docs/theme.md')),
      ...readWallets(read('docs/wallets.md')),
    ]),
  }
}

function listEntryPoints(): readonly string[] {
  return listPublishedPackages().flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports ?? {}).map((entry) => path.posix.join(name, entry)),
  )
}

/** The custom properties, and the parts. */
function readTokens(theme: string): readonly string[] {
  return [...theme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name)
}

function readWallets(wallets: string): readonly string[] {
  return [...wallets.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id = '']) => id)
}
