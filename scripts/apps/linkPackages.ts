import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { listTarballs } from '../registry/listTarballs.ts'
import { readManifest, root } from '../shared/workspace.ts'
import { run } from '../tarballs/run.ts'
import type { Tarball } from '../registry/listTarballs.ts'

/** Where the third-party packages of the templates are installed, in the versions that a created app gets. */
const installed = path.join(root, 'packages/create-latchkey/node_modules')
/** Where those are that only migrated apps have, such as wagmi. */
const others = path.join(root, 'packages/e2e/node_modules')

/** The packed packages, unpacked into a folder. Each has its own dependencies, as an installer would give them to it. */
export interface UnpackedPackages {
  /**
   * Gives an app or a program the packages that its package.json lists, and no others.
   *
   * @param names The packages to link; all by default.
   */
  link(folder: string, names?: readonly string[]): void
}

/** Unpacks our tarballs, and links them with one another and with the third-party packages of this repository. */
export async function unpackPackages(folder: string): Promise<UnpackedPackages> {
  const tarballs = listTarballs()
  const folders = new Map(tarballs.map(({ manifest }) => [manifest.name, path.join(folder, manifest.name)]))
  const find = (name: string, places: readonly string[]): string => {
    const own = folders.get(name)
    if (own !== undefined) return own
    const place = places.map((modules) => path.join(modules, name)).find((candidate) => existsSync(candidate))
    if (place === undefined) throw new Error(`${name} is not installed in ${places.join(' or ')}`)
    return realpathSync(place)
  }
  for (const tarball of tarballs) await unpack(tarball, folders.get(tarball.manifest.name) ?? folder)
  for (const { folder: source, manifest } of tarballs) {
    const modules = path.join(folders.get(manifest.name) ?? folder, 'node_modules')
    const own = path.join(source, 'node_modules')
    // Peers are those of the app.
    for (const name of Object.keys({ ...manifest.dependencies, ...listPeers(manifest) }))
      linkPackage({
        modules,
        name,
        target: find(name, name in (manifest.dependencies ?? {}) ? [own] : [installed, own]),
      })
  }
  return {
    link: (app, names) => {
      const { dependencies, devDependencies } = readManifest(app)
      const modules = path.join(app, 'node_modules')
      for (const name of names ?? Object.keys({ ...dependencies, ...devDependencies })) {
        if (existsSync(path.join(modules, name))) continue
        const target = find(name, [installed, others])
        linkPackage({ modules, name, target })
        linkPrograms({ modules, target })
      }
    },
  }
}

function listPeers({
  peerDependencies = {},
  peerDependenciesMeta,
}: Tarball['manifest']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta?.[name]?.optional !== true),
  )
}

async function unpack({ tarball }: Tarball, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { code, output } = await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', folder], root)
  if (code !== 0) throw new Error(`${tarball} is not unpacked: ${output}`)
}

function linkPackage(parameters: { readonly modules: string; readonly name: string; readonly target: string }): void {
  const link = path.join(parameters.modules, parameters.name)
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(parameters.target, link)
}

function linkPrograms({ modules, target }: { readonly modules: string; readonly target: string }): void {
  const { bin = {}, name } = readManifest(target)
  const programs = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin
  mkdirSync(path.join(modules, '.bin'), { recursive: true })
  for (const [program, file] of Object.entries(programs)) {
    chmodSync(path.join(target, file), 0o755)
    symlinkSync(path.join(target, file), path.join(modules, '.bin', program))
  }
}
