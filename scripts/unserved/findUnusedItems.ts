import { walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** Returns the stored items, exported by `table`, that no other file of the product uses. */
export function findUnusedItems(parameters: {
  readonly table: SourceFile
  readonly files: readonly SourceFile[]
}): readonly string[] {
  const { table, files } = parameters
  const items = table.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name])),
  )
  const used = new Set<string>()
  for (const file of files) {
    if (file.isTest || file.path === table.path || file.path.includes('/entrypoints/')) continue
    walk(file.program, (node) => {
      if (node.type === 'Identifier') used.add(node.name)
    })
  }
  return items.filter((name) => !used.has(name))
}
