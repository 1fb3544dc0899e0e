import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface WriteNotices {
  readonly name: string
  generateBundle(
    this: AssetContext,
    options: unknown,
    bundle: Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>,
  ): void
}

interface AssetContext {
  emitFile(asset: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown
}

/** A build plugin that publishes the licences of the packages whose code is in the files, which these licences ask for. */
export function writeNotices(): WriteNotices {
  return {
    name: 'latchkey:write-notices',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
      const folders = new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
      const notices = [...folders].map(readNotice).toSorted((a, b) => a.localeCompare(b, 'en'))
      const source = [...new Set(notices)].join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
    },
  }
}

/** Returns the name, version and licence text of a package. */
function readNotice(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = globSync('{licen[cs]e,LICEN[CS]E,Licen[cs]e}*', { cwd: folder })[0]
  const text = file === undefined ? '' : `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`
  return `${readField(manifest, 'name')} ${readField(manifest, 'version')}: ${readField(manifest, 'license')}\n${text}`
}

function readField(manifest: unknown, name: string): string {
  const value: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, name) : undefined
  if (typeof value !== 'string') throw new Error(`A package in the build has no ${name}`)
  return value
}
