import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** The fields of a package.json that the checks read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: unknown
  readonly licenses?: unknown
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly repository?: { readonly type?: string; readonly url?: string; readonly directory?: string }
  readonly homepage?: string
  readonly engines?: { readonly node?: string }
  readonly bugs?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly bin?: string | Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
  readonly publishConfig?: { readonly access?: string; readonly exports?: Readonly<Record<string, unknown>> }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** A package of this repository. */
export interface WorkspacePackage {
  readonly name: string
  /** The last part of its path, such as `core`. */
  readonly shortName: string
  /** Its folder relative to the root, with forward slashes. */
  readonly path: string
  /** Its absolute folder. */
  readonly folder: string
  readonly isPublished: boolean
  readonly manifest: Manifest
}

/** Reads a JSON file of a known shape, written by a tool of this repository. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which tool wrote the file
export function readJson<shape>(file: string): shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above; it never reads untrusted files
  return JSON.parse(readFileSync(file, 'utf8')) as shape
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return readJson<Manifest>(path.join(folder, 'package.json'))
}

/** Returns every package of the workspace, ordered by path. */
export function listPackages(): readonly WorkspacePackage[] {
  const paths = ['packages', 'examples'].flatMap((parent) =>
    existsSync(path.join(root, parent)) ? readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`) : [],
  )
  return [...paths, 'bench']
    .toSorted()
    .filter((relative) => existsSync(path.join(root, relative, 'package.json')))
    .map((relative) => {
      const folder = path.join(root, relative)
      const manifest = readManifest(folder)
      const shortName = path.basename(relative)
      return {
        name: manifest.name,
        shortName,
        path: relative,
        folder,
        isPublished: manifest.private !== true,
        manifest,
      }
    })
}

/** Returns the published packages. */
export function listPublishedPackages(): readonly WorkspacePackage[] {
  return listPackages().filter((entry) => entry.isPublished)
}
