import type { NodePath } from '@babel/traverse'
import type { ImportDeclaration, ImportSpecifier } from '@babel/types'
import type { Editor } from '../../code/Editor.ts'
import { findImportPath, isImportOf } from './modulePaths.ts'

/** An alias for a folder of the app, such as `@/wagmi`. */
const alias = /^[@~#]\/|^#|^~/

/** Returns how a file imports another file of the app. An alias under which it imports `name` leads there, too. */
export function findAppImport(parameters: {
  readonly editor: Editor
  /** The path of the other file. */
  readonly file: string
  /** What the other file exports. */
  readonly name: string
}): string {
  const { editor, file, name } = parameters
  const { path: from, program } = editor.file
  const declarations = program.node.body.filter((node) => node.type === 'ImportDeclaration')
  const known = declarations.find(
    ({ source, specifiers }) =>
      alias.test(source.value) && specifiers.some((one) => one.type === 'ImportSpecifier' && one.local.name === name),
  )
  const sources = declarations.map(({ source }) => source.value)
  return known?.source.value ?? findImportPath({ from, to: file, sources })
}

/** A name that a file imports from another file of the app. */
interface AppImport {
  readonly editor: Editor
  readonly declaration: ImportDeclaration
  readonly specifier: ImportSpecifier
  readonly references: readonly NodePath[]
}

/** Finds where the other files of the app import a name from one of them. */
export function findAppImports(parameters: {
  readonly editors: readonly Editor[]
  readonly from: Editor
  readonly name: string
}): readonly AppImport[] {
  const { editors, from, name } = parameters
  return editors.flatMap((editor) => {
    if (editor === from) return []
    return Object.values(editor.file.program.scope.bindings).flatMap(({ path, referencePaths }) => {
      const { node, parent } = path
      if (parent.type !== 'ImportDeclaration' || node.type !== 'ImportSpecifier') return []
      const source = parent.source.value
      const leads = alias.test(source) || isImportOf({ source, from: editor.file.path, to: from.file.path })
      const isSame = node.imported.type === 'Identifier' && node.imported.name === name
      return leads && isSame ? [{ editor, declaration: parent, specifier: node, references: referencePaths }] : []
    })
  })
}
