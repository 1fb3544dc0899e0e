import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** Returns the flags in core's list `unservedFlags`, of which the modal warns developers. */
export function findListedFlags(files: readonly SourceFile[]): readonly string[] {
  const flags: string[] = []
  for (const file of files.filter(({ isTest }) => !isTest))
    walk(file.program, (node, ancestors) => {
      if (node.type !== 'Literal' || typeof node.value !== 'string' || ancestors[0]?.type !== 'ArrayExpression') return
      const declaration = ancestors.find(({ type }) => type === 'VariableDeclarator')
      if (declaration?.type === 'VariableDeclarator' && getName(declaration.id) === 'unservedFlags')
        flags.push(node.value)
    })
  return flags
}
