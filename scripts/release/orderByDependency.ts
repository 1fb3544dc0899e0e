import type { Manifest } from '../shared/workspace.ts'

/** Orders packages so that each comes after those of the list that it depends on. */
export function orderByDependency<entry extends Pick<Manifest, 'name' | 'dependencies' | 'peerDependencies'>>(
  packages: readonly entry[],
): readonly entry[] {
  const ordered = new Set<entry>()
  const add = (entry: entry, trail: readonly entry[]): void => {
    if (trail.includes(entry)) throw new RangeError(`${entry.name} depends on itself`)
    const names = Object.keys({ ...entry.dependencies, ...entry.peerDependencies })
    for (const other of packages) if (names.includes(other.name)) add(other, [...trail, entry])
    ordered.add(entry)
  }
  for (const entry of packages) add(entry, [])
  return [...ordered]
}
