import type { Node } from 'oxc-parser'
import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** An interface or type of an object, by its declaration. */
export interface ObjectType {
  readonly file: SourceFile
  readonly members: readonly string[]
  /** Names of the types of its properties. Those of functions and type parameters are left out. */
  readonly references: readonly string[]
}

/** Every interface and type alias of some files, by name, with the members of the types it extends or intersects. */
export function findMembers(files: readonly SourceFile[]): ReadonlyMap<string, ObjectType> {
  const declared = new Map<string, { readonly file: SourceFile; readonly declaration: Node }>()
  for (const file of files)
    for (const statement of file.program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration')
        declared.set(declaration.id.name, { file, declaration })
    }

  const listMembers = (name: string, seen: ReadonlySet<string>): readonly string[] => {
    const declaration = declared.get(name)?.declaration
    if (declaration === undefined || seen.has(name)) return []
    const inner = new Set([...seen, name])
    if (declaration.type === 'TSInterfaceDeclaration')
      return [
        ...declaration.body.body.flatMap(toMemberName),
        ...declaration.extends.flatMap(({ expression }) => listMembers(getName(expression) ?? '', inner)),
      ]
    return declaration.type === 'TSTypeAliasDeclaration' ? listTypeMembers(declaration.typeAnnotation, inner) : []
  }
  const listTypeMembers = (type: Node, seen: ReadonlySet<string>): readonly string[] => {
    if (type.type === 'TSTypeLiteral') return type.members.flatMap(toMemberName)
    if (type.type === 'TSIntersectionType') return type.types.flatMap((part) => listTypeMembers(part, seen))
    return type.type === 'TSTypeReference' ? listMembers(getName(type.typeName) ?? '', seen) : []
  }

  return new Map(
    [...declared].map(([name, { file, declaration }]) => [
      name,
      { file, members: listMembers(name, new Set()), references: listReferences(declaration) },
    ]),
  )
}

function listReferences(declaration: Node): readonly string[] {
  const references = new Set<string>()
  walk(declaration, (node, ancestors) => {
    const isHeld = !ancestors.some(({ type }) => /Function|Method|TypeParameter(?!Instantiation)/.test(type))
    if (node.type === 'TSTypeReference' && isHeld) references.add(getName(node.typeName) ?? '')
  })
  return [...references]
}

function toMemberName(member: Node): readonly string[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
  const name = getName(member.key)
  return name === undefined ? [] : [name]
}
