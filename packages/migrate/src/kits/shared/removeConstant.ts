import type { NodePath } from '@babel/traverse'
import type { Editor } from '../../code/Editor.ts'
import { removeStatement } from '../../code/removeStatement.ts'

/** Removes the constant that held the theme, if nothing else uses it. */
export function removeConstant(editor: Editor, value: NodePath): void {
  const binding = value.isIdentifier() ? value.scope.getBinding(value.node.name) : undefined
  const statement = binding?.path.parentPath
  if (!binding || binding.referencePaths.length !== 1 || !statement?.isVariableDeclaration()) return
  if (statement.node.declarations.length !== 1 || statement.parentPath.isExportNamedDeclaration()) return
  for (const name of editor.names)
    for (const reference of editor.references(name))
      if (reference.findParent((path) => path === statement)) editor.convert(reference)
  removeStatement(editor, statement.node)
}
