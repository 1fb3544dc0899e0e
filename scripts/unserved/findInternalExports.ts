import type { SourceFile } from './SourceFile.ts'

/** Returns the values that an entry point exports and that only React's own files import. */
export function findInternalExports(parameters: {
  readonly specifier: string
  readonly entrypoint: SourceFile
  /** The files of `packages/react`. */
  readonly react: readonly SourceFile[]
  /** Everything else that may import the entry point: other packages, apps, the code blocks of the documentation. */
  readonly others: readonly SourceFile[]
}): readonly string[] {
  const { entrypoint, others, react, specifier } = parameters
  const exported = entrypoint.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name])),
  )
  const byReact = listImports(specifier, react)
  const byOthers = listImports(specifier, others)
  return exported.filter((name) => byReact.has(name) && !byOthers.has(name))
}

function listImports(specifier: string, files: readonly SourceFile[]): ReadonlySet<string | null | undefined> {
  return new Set(
    files
      .flatMap(({ module }) => module.staticImports)
      .filter(({ moduleRequest }) => moduleRequest.value === specifier)
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name)),
  )
}
