import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../shared/workspace.ts'
import { resolveAsApp, virtualEntry } from './resolveAsApp.ts'
import type { Rolldown } from 'vite'

/** One file of a built app. */
export interface MeasuredChunk {
  /** Its name without hash and extension. */
  readonly name: string
  /** Whether it is part of the initial load. */
  readonly isInitial: boolean
  /** Bytes after gzip. */
  readonly gzip: number
  /** The modules in it, relative to the root, with their bytes before minification. */
  readonly modules: ReadonlyMap<string, number>
  /** The third-party packages in it. */
  readonly packages: ReadonlySet<string>
  readonly code: string
}

export interface BundleEntryParameters {
  /** The app's code. */
  readonly code: string
  /** Packages to leave out, as if the page had loaded them. */
  readonly external: readonly string[]
}

/** Builds an app with Vite, the packages' built files and React 18, and measures each of its files. */
export async function bundleEntry({ code, external }: BundleEntryParameters): Promise<readonly MeasuredChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [resolveAsApp(code)],
    build: {
      write: false,
      rolldownOptions: {
        input: { app: virtualEntry },
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite did not build one bundle')
  const chunks = result.output.filter((part) => part.type === 'chunk')
  const initial = collectInitial(chunks)
  return chunks.map((chunk) => toMeasuredChunk(chunk, initial.has(chunk.fileName)))
}

/** Returns the entry's file and all its static imports, direct and indirect. */
function collectInitial(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const initial = new Set<string>()
  const add = (fileName: string): void => {
    if (initial.has(fileName)) return
    initial.add(fileName)
    for (const next of byName.get(fileName)?.imports ?? []) add(next)
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName)
  return initial
}

function toMeasuredChunk(chunk: Rolldown.OutputChunk, isInitial: boolean): MeasuredChunk {
  const modules = new Map<string, number>()
  const packages = new Set<string>()
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    if (renderedLength === 0) continue
    modules.set(id.replace(`${root}/`, '').replace('\0', ''), renderedLength)
    const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
    if (packageName !== undefined) packages.add(packageName)
  }
  const name = chunk.fileName.replace(/\.js$/, '')
  return { name, isInitial, gzip: gzipSync(chunk.code, { level: 9 }).length, modules, packages, code: chunk.code }
}
