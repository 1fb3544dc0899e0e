import type { NodePath } from '@babel/traverse'
import type { Editor } from '../../code/Editor.ts'

/** Returns the places that use a name which the file imports from a module. */
export function findImported(editor: Editor, source: string, name: string): readonly NodePath[] {
  return Object.values(editor.file.program.scope.bindings).flatMap(({ path, referencePaths }) => {
    const isSame =
      path.parent.type === 'ImportDeclaration' &&
      path.parent.source.value === source &&
      path.node.type === 'ImportSpecifier' &&
      path.node.imported.type === 'Identifier' &&
      path.node.imported.name === name
    return isSame ? referencePaths : []
  })
}
