import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowedLicence } from './scripts/licences/isAllowedLicence.ts'

// The licences of the packages whose code a build puts into its files, which these licences ask for. The bill of materials of a release
// is read from them too (scripts/release).

/** A build plugin that looks at what was bundled. */
interface BundlePlugin {
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

/** A build plugin that adds the folders of the bundled packages to a set. */
export function collectBundled(folders: Set<string>): BundlePlugin {
  return {
    name: 'latchkey:collect-bundled',
    generateBundle(_options, bundle) {
      for (const folder of listFolders(bundle)) folders.add(folder)
    },
  }
}

/** A build plugin that publishes the licences of the packages whose code is in the files. */
export function writeNotices(): BundlePlugin {
  return {
    name: 'latchkey:write-notices',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: formatNotices(listFolders(bundle)) })
    },
  }
}

/**
 * Returns the names, versions and licences of packages, in the order of their names.
 *
 * @throws Error if a licence is not on the list.
 */
export function formatNotices(folders: Iterable<string>): string {
  const notices = new Set([...folders].map(readNotice).toSorted((one, other) => one.localeCompare(other, 'en')))
  return [...notices].join(`\n${'-'.repeat(80)}\n\n`)
}

function listFolders(bundle: Parameters<BundlePlugin['generateBundle']>[1]): ReadonlySet<string> {
  const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
  return new Set(ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
}

/** Returns the name, version and licence text of a package. */
function readNotice(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const [name, version, licence] = ['name', 'version', 'license'].map((field) => readField({ manifest, folder, field }))
  if (licence === undefined || !isAllowedLicence(licence))
    throw new Error(
      `The build bundles ${name} ${version}, and its licence ${licence} is not allowed. Use another package, or see scripts/licences.`,
    )
  const file = globSync('{licen[cs]e,LICEN[CS]E,Licen[cs]e}*', { cwd: folder })[0]
  const text = file === undefined ? '' : `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`
  return `${name} ${version}: ${licence}\n${text}`
}

function readField(parameters: {
  readonly manifest: unknown
  readonly folder: string
  readonly field: string
}): string {
  const { field, folder, manifest } = parameters
  const value: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : undefined
  if (typeof value !== 'string')
    throw new Error(`${folder}/package.json has no "${field}", which the build's list of licences needs.`)
  return value
}
