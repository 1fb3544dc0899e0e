import type { NodePath } from '@babel/traverse'

/** Returns the statement at the top of a file that consists of a declarator alone, with its `export` if it has one. */
export function findTopStatement(declarator: NodePath): NodePath | undefined {
  const declaration = declarator.parentPath
  if (!declaration?.isVariableDeclaration() || declaration.node.declarations.length !== 1) return undefined
  const outer = declaration.parentPath
  const statement = outer.isExportNamedDeclaration() ? outer : declaration
  return statement.parentPath?.isProgram() ? statement : undefined
}
