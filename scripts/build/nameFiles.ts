import path from 'node:path'

/**
 * A rule that puts modules into files. It covers the modules that it names (paths relative to `src`, without extension) and
 * all that they import, except what an earlier rule covers.
 */
export type FileRule =
  /** Each module becomes a file of its own, so that an app's bundler keeps only what the app uses. */
  | { readonly separate: readonly string[] }
  /**
   * The modules become one file, because they always load together. An app's bundler can neither split it nor spread it over
   * many files.
   */
  | { readonly bundle: string; readonly roots: readonly string[] }

/** The part of a bundler's module graph that naming needs. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Returns a function that names the file of a module by the first rule that covers it. Other modules get no name: the bundler
 * puts what a dynamic import needs into one file.
 *
 * @param folder the absolute path of `src`.
 */
export function nameFiles(
  folder: string,
  rules: readonly FileRule[],
): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined

  const collect = (graph: ModuleGraph): ReadonlyMap<string, string> => {
    const named = new Map<string, string>()
    const visit = (id: string, toName: (id: string) => string): void => {
      if (named.has(id) || !id.startsWith(folder + path.sep)) return
      named.set(id, toName(id))
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next, toName)
    }
    const find = (root: string): string => {
      const candidates = ['.ts', '.tsx'].map((extension) => path.join(folder, root) + extension)
      const id = candidates.find((file) => graph.getModuleInfo(file) !== null)
      if (id === undefined) throw new Error(`The build names the module ${root}, which no entrypoint reaches`)
      return id
    }
    for (const rule of rules)
      if ('separate' in rule)
        for (const root of rule.separate) visit(find(root), (id) => path.relative(folder, id).replace(/\.tsx?$/, ''))
      else for (const root of rule.roots) visit(find(root), () => rule.bundle)
    return named
  }

  return (id, graph) => {
    names ??= collect(graph)
    return names.get(id) ?? null
  }
}
