import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name The name in package.json.
 * @property {string} folder The absolute folder.
 * @property {string} path The folder relative to the root, with forward slashes.
 * @property {boolean} isPublished Whether it goes to the registry.
 * @property {Manifest} manifest The parsed package.json.
 */

/**
 * The fields of a package.json that the checks read.
 *
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [bin]
 * @property {Record<string, unknown>} [exports]
 * @property {{ access?: string, exports?: Record<string, unknown> }} [publishConfig]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {unknown} [license]
 * @property {unknown} [licenses]
 */

/**
 * Reads a package.json.
 *
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/**
 * Every package of the workspace, in the order of its path.
 *
 * @returns {readonly WorkspacePackage[]}
 */
export function listPackages() {
  const folders = ['packages', 'examples'].flatMap((parent) =>
    existsSync(path.join(root, parent)) ? readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`) : [],
  )
  return [...folders, 'bench']
    .toSorted()
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((relative) => {
      const folder = path.join(root, relative)
      const manifest = readManifest(folder)
      return { name: manifest.name, folder, path: relative, isPublished: manifest.private !== true, manifest }
    })
}

/** The packages that go to the registry. */
export function listPublishedPackages() {
  return listPackages().filter((entry) => entry.isPublished)
}
