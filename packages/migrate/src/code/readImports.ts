import type { NodePath } from '@babel/traverse'
import type { ImportDeclaration, ImportSpecifier } from '@babel/types'
import type { SourceFile } from './SourceFile.ts'

/** A name that the file imports from the kit, with the places that use it. */
export interface KitImport {
  readonly declaration: ImportDeclaration
  readonly specifier: ImportSpecifier
  readonly name: string
  readonly references: readonly NodePath[]
}

/** Returns the names that a declaration imports from the kit. */
export function listKitImports(file: SourceFile, declaration: ImportDeclaration): readonly KitImport[] {
  return declaration.specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return []
    const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
    const local = specifier.local.name
    const references = file.program.scope.getBinding(local)?.referencePaths ?? []
    const all = [
      ...new Map([...references, ...listTypeReferences(file, local)].map((path) => [path.node, path])).values(),
    ]
    return [{ declaration, specifier, name, references: all.filter((path) => !isClosing(path)) }]
  })
}

/** Returns the types that have a name. Babel counts only values as references. */
function listTypeReferences(file: SourceFile, local: string): readonly NodePath[] {
  const found: NodePath[] = []
  file.program.traverse({
    Identifier(path) {
      if (path.node.name === local && path.parent.type.startsWith('TS') && path.parent.type !== 'TSPropertySignature')
        found.push(path)
    },
  })
  return found
}

/** A closing tag belongs to its opening one. */
function isClosing(path: NodePath): boolean {
  return path.findParent(({ type }) => !type.startsWith('JSXMember'))?.type === 'JSXClosingElement'
}

/** Returns the local name of what a file imports already. */
export function findImport(parameters: {
  readonly declarations: readonly ImportDeclaration[]
  readonly kitDeclarations: readonly ImportDeclaration[]
  readonly source: string
  readonly name: string
}): string | undefined {
  const { declarations, kitDeclarations, name, source } = parameters
  for (const declaration of declarations) {
    if (
      declaration.source.value !== source ||
      declaration.importKind === 'type' ||
      kitDeclarations.includes(declaration)
    )
      continue
    for (const specifier of declaration.specifiers)
      if (
        specifier.type === 'ImportSpecifier' &&
        specifier.importKind !== 'type' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === name
      )
        return specifier.local.name
  }
  return undefined
}
