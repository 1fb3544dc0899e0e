import type { ImportEdge } from './readImports.ts'

/** The runtime import cycles of a package, each as its files in order, the first one repeated at the end. */
export function findCycles(edges: readonly ImportEdge[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>()
  for (const { source, target, kind } of edges)
    if (target !== undefined && kind === 'static') targets.set(source, [...(targets.get(source) ?? []), target])

  const cycles: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file)
    if (at >= 0) {
      cycles.push([...trail.slice(at), file])
      return
    }
    if (done.has(file)) return
    for (const next of targets.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of targets.keys()) walk(file, [])
  return cycles
}
