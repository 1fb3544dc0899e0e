import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Node, ParseResult } from 'oxc-parser'
import { root } from '../shared/workspace.ts'
import { getName, walk } from '../unserved/SourceFile.ts'

/** A property of a type, as its declaration writes it. */
export interface TypeMember {
  readonly name: string
  readonly isOptional: boolean
  /** The source of its type, on one line and without `| undefined`. */
  readonly type: string
  /** Its TSDoc comment as Markdown, without ids of requirements. */
  readonly text: string
}

/** An interface, or another type with its source. */
export interface TypeDeclaration {
  readonly name: string
  readonly text: string
  readonly members: readonly TypeMember[]
  /** The source of a type that has no members of its own; empty for interfaces. */
  readonly source: string
  /** The interfaces that it extends. */
  readonly parents: readonly string[]
}

/** Reads the exported types of some source files, by name. The paths are relative to the repository. */
export function readTypes(files: readonly string[]): ReadonlyMap<string, TypeDeclaration> {
  const types = new Map<string, TypeDeclaration>()
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8')
    const { program, comments } = parseSync(file, code)
    const source = { code, comments }
    for (const statement of program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
      if (declaration?.type === 'TSInterfaceDeclaration')
        types.set(declaration.id.name, {
          name: declaration.id.name,
          text: readComment(source, statement),
          members: declaration.body.body.flatMap((member) => toMember(source, member)),
          source: '',
          parents: declaration.extends.flatMap(({ expression }) => getName(expression) ?? []),
        })
      else if (declaration?.type === 'TSTypeAliasDeclaration')
        types.set(declaration.id.name, {
          name: declaration.id.name,
          text: readComment(source, statement),
          members: [],
          source: toLine(code.slice(declaration.typeAnnotation.start, declaration.typeAnnotation.end)),
          parents: [],
        })
    }
  }
  return types
}

/** Returns the source of each property of the objects that are assigned to some constants of a file, by property. */
export function readProperties(file: string, constants: readonly string[]): ReadonlyMap<string, string> {
  const code = readFileSync(path.join(root, file), 'utf8')
  const properties = new Map<string, string>()
  walk(parseSync(file, code).program, (node, ancestors) => {
    if (node.type !== 'Property') return
    // The value may be wrapped in `as const satisfies`.
    const holders = ancestors.filter(({ type }) => type === 'ObjectExpression')
    const declarator = ancestors.find(({ type }) => type === 'VariableDeclarator')
    if (holders.length !== 1 || declarator?.type !== 'VariableDeclarator') return
    if (constants.includes(getName(declarator.id) ?? ''))
      properties.set(getName(node.key) ?? '', code.slice(node.method ? node.start : node.value.start, node.value.end))
  })
  return properties
}

interface Source {
  readonly code: string
  readonly comments: ParseResult['comments']
}

function toMember(source: Source, member: Node): readonly TypeMember[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
  const name = getName(member.key)
  if (name === undefined) return []
  const { code } = source
  const type =
    member.type === 'TSPropertySignature'
      ? code.slice(member.typeAnnotation?.typeAnnotation.start, member.typeAnnotation?.typeAnnotation.end)
      : code.slice(member.key.end, member.end).replace(/^([^]*?\)): /, '$1 => ')
  const text = readComment(source, member)
  return [{ name, isOptional: member.optional, type: toLine(type).replace(/ \| undefined$/, ''), text }]
}

/** Returns the TSDoc comment directly above a node. */
function readComment({ code, comments }: Source, node: Node): string {
  const comment = comments.findLast(
    ({ end, value }) => end <= node.start && value.startsWith('*') && code.slice(end, node.start).trim() === '',
  )
  const lines = comment?.value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim()) ?? []
  return lines
    .join(' ')
    .replaceAll(/ \((?:specification )?S\d[^)]*\)/g, '')
    .trim()
}

/** Joins the lines of a type, without the comments and the parentheses that a single line does not need. */
function toLine(type: string): string {
  return type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^\((\(.*\) => .*)\)( \| undefined)?$/, '$1$2')
    .trim()
}
