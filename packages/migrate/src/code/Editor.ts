import type { NodePath, Scope } from '@babel/traverse'
import type { ImportSpecifier, Node } from '@babel/types'
import { MagicString } from 'magic-string'
import type { Finding } from './Finding.ts'
import { chooseName } from './chooseName.ts'
import { end, start } from './nodePlaces.ts'
import { findImport, listKitImports } from './readImports.ts'
import type { SourceFile } from './SourceFile.ts'
import { writeImports } from './writeImports.ts'

/** The changes of one file. Code that no rule changes stays as it is, byte for byte. */
export interface Editor {
  readonly file: SourceFile
  readonly edits: MagicString
  readonly findings: Finding[]
  /** The names that the file imports from the kit. */
  readonly names: readonly string[]
  /** Those of them that come from one module of the kit. */
  namesFrom(source: string): readonly string[]
  /** The places that use a name of the kit and were not converted yet, in the order of the text. */
  references(name: string): readonly NodePath[]
  /** States that a place does not use the kit any more. When no place does, the import is removed. */
  convert(reference: NodePath): void
  /** Removes code, and with it the imports that only this code has used. */
  remove(from: number, to: number): void
  /** Returns the code of a node, as it was. */
  read(node: Node): string
  changed(at: Node, what: string): void
  manual(at: Node, what: string, todo: string, section?: Finding['section']): void
  /** Writes another name into an import from a file of the app. */
  renameSpecifier(specifier: ImportSpecifier, name: string): void
  /** Adds an import if it is missing. Returns the local name. */
  addImport(source: string, name: string, scope?: Scope): string
  /** Adds an import of a type. */
  addTypeImport(source: string, name: string): string
  /** The variables that hold what our hooks return, by hook, of the function with a scope. */
  hookVariables(scope: Scope): Map<string, string>
  /** The changed text. */
  finish(): string
}

/** Returns whether a module belongs to the kit. */
export type IsKitModule = (source: string) => boolean

/** Creates the editor of a file. */
export function createEditor(file: SourceFile, isKitModule: IsKitModule): Editor {
  const { program, text } = file
  const edits = new MagicString(text)
  const findings: Finding[] = []
  const declarations = program.node.body.filter((statement) => statement.type === 'ImportDeclaration')
  const kitDeclarations = declarations.filter(({ source }) => isKitModule(source.value))
  const imports = kitDeclarations.flatMap((declaration) => listKitImports(file, declaration))
  const converted = new Set<Node>()
  const types = new Set<string>()
  const renamed = new Map<Node, string>()
  const variables = new Map<number, Map<string, string>>()
  const added = new Map<string, Map<string, string>>()
  const removed: { readonly start: number; readonly end: number }[] = []
  const isRemoved = (node: Node): boolean =>
    removed.some((range) => range.start <= start(node) && end(node) <= range.end)
  const isConverted = (node: Node): boolean => converted.has(node) || isRemoved(node)
  const line = (at: Node): number => at.loc?.start.line ?? 1

  const editor: Editor = {
    file,
    edits,
    findings,
    names: [...new Set(imports.map(({ name }) => name))],
    namesFrom: (source) => [
      ...new Set(imports.flatMap(({ declaration, name }) => (declaration.source.value === source ? [name] : []))),
    ],
    references: (name) =>
      imports
        .filter((entry) => entry.name === name)
        .flatMap(({ references }) => references)
        .filter(({ node }) => !isConverted(node))
        .toSorted((one, other) => start(one.node) - start(other.node)),
    convert: ({ node }) => void converted.add(node),
    remove: (from, to) => {
      removed.push({ start: from, end: to })
      edits.remove(from, to)
    },
    read: (node) => text.slice(start(node), end(node)),
    changed: (at, what) => void findings.push({ kind: 'changed', file: file.path, line: line(at), what }),
    manual: (at, what, todo, section) =>
      void findings.push({ kind: 'manual', file: file.path, line: line(at), what, todo, section }),
    renameSpecifier: (specifier, name) => void renamed.set(specifier, name),
    addImport: (source, name, scope = program.scope) => {
      const known = findImport({ declarations, kitDeclarations, source, name }) ?? added.get(source)?.get(name)
      if (known !== undefined) return known
      const prefix = /^[A-Z]/.test(name) ? 'Latchkey' : 'latchkey'
      const local = isFree(name, scope)
        ? name
        : chooseName(`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, scope)
      const names = added.get(source) ?? new Map<string, string>()
      added.set(source, names.set(name, local))
      return local
    },
    addTypeImport: (source, name) => {
      types.add(name)
      return editor.addImport(source, name)
    },
    hookVariables: ({ uid }) => {
      const known = variables.get(uid) ?? new Map<string, string>()
      variables.set(uid, known)
      return known
    },
    finish: () => {
      writeImports({ editor, declarations, kitDeclarations, imports, isConverted, isRemoved, added, types, renamed })
      return edits.toString()
    },
  }
  return editor

  /** A name is free if nothing has it, or only an import of the kit. If that import stays, it gets another name. */
  function isFree(name: string, scope: Scope): boolean {
    if ([...added.values()].some((names) => [...names.values()].includes(name))) return false
    const binding = scope.getBinding(name)
    if (binding === undefined) return !program.scope.hasGlobal(name)
    return imports.some(({ specifier }) => specifier === binding.path.node)
  }
}
