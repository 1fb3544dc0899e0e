import { findMembers } from './findMembers.ts'
import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** Returns the views of core's `RouteParameters` without a row in React's exported table `routes`. */
export function findMissingScreens(parameters: {
  readonly core: readonly SourceFile[]
  readonly react: readonly SourceFile[]
}): readonly string[] {
  const views = findMembers(parameters.core).get('RouteParameters')?.members ?? []
  const screens = new Set<string>()
  for (const file of parameters.react.filter(({ isTest }) => !isTest))
    walk(file.program, (node, [, parent]) => {
      if (node.type !== 'VariableDeclarator' || getName(node.id) !== 'routes') return
      if (parent?.type !== 'ExportNamedDeclaration' || node.init?.type !== 'ObjectExpression') return
      for (const row of node.init.properties) if (row.type === 'Property') screens.add(getName(row.key) ?? '')
    })
  return views.filter((view) => !screens.has(view))
}
