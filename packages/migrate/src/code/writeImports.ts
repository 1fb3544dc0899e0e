import type { ImportDeclaration, Node } from '@babel/types'
import { chooseName } from './chooseName.ts'
import { quoteText } from './CodeStyle.ts'
import type { Editor } from './Editor.ts'
import { findLineRange } from './findLineRange.ts'
import { end, start } from './nodePlaces.ts'
import type { KitImport } from './readImports.ts'
import { writeReference } from './writeReference.ts'

/** What an editor knows of the imports of its file. */
interface Imports {
  readonly editor: Editor
  readonly declarations: readonly ImportDeclaration[]
  readonly kitDeclarations: readonly ImportDeclaration[]
  readonly imports: readonly KitImport[]
  /** Whether a place does not use the kit any more. */
  readonly isConverted: (node: Node) => boolean
  readonly isRemoved: (node: Node) => boolean
  /** The new imports: local names by name, by module. */
  readonly added: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Those of them that are types. */
  readonly types: ReadonlySet<string>
  /** The new codes of imports from files of the app. */
  readonly renamed: ReadonlyMap<Node, string>
}

/** Removes the imports that nothing uses any more, and inserts the new ones. */
export function writeImports(parameters: Imports): void {
  const { added, declarations, editor, imports, isConverted, isRemoved, kitDeclarations, renamed, types } = parameters
  const { edits } = editor
  const { program, style, text } = editor.file
  for (const [specifier, code] of renamed) edits.update(start(specifier), end(specifier), code)
  const first = removeImports()
  removeUnusedImports()
  insertImports(first)

  /** Writes an import of the kit that stays. It gets another name if one from Latchkey has taken it. */
  function keepImport({ name, references, specifier }: KitImport): string {
    const local = specifier.local.name
    if (![...added.values()].some((names) => [...names.values()].includes(local))) return editor.read(specifier)
    const other = chooseName(`Kit${local.charAt(0).toUpperCase()}${local.slice(1)}`, program.scope)
    for (const { node, parentPath } of references) {
      if (isConverted(node)) continue
      edits.update(start(node), end(node), writeReference({ node, parent: parentPath?.node, name: other }))
      const element = parentPath?.findParent(({ type }) => type === 'JSXElement')?.node
      const closing = element?.type === 'JSXElement' ? element.closingElement : undefined
      if (closing && editor.read(closing.name).split('.')[0] === local)
        edits.update(start(closing.name), start(closing.name) + local.length, other)
    }
    return `${specifier.importKind === 'type' ? 'type ' : ''}${name} as ${other}`
  }

  /** Removes imports that only removed code has used. */
  function removeUnusedImports(): void {
    for (const declaration of declarations) {
      if (kitDeclarations.includes(declaration) || declaration.specifiers.length === 0) continue
      const unused = declaration.specifiers.filter(({ local }) => {
        const references = program.scope.getBinding(local.name)?.referencePaths ?? []
        const isCarried = added.get(declaration.source.value)?.has(local.name) === true
        return !isCarried && references.length > 0 && references.every(({ node }) => isRemoved(node))
      })
      if (unused.length === 0 || declaration.specifiers.some(({ type }) => type !== 'ImportSpecifier')) continue
      const kept = declaration.specifiers.filter((specifier) => !unused.includes(specifier))
      const [head, last] = [declaration.specifiers[0], declaration.specifiers.at(-1)]
      if (kept.length > 0 && head && last)
        edits.update(start(head), end(last), kept.map((one) => renamed.get(one) ?? editor.read(one)).join(', '))
      else if (!added.has(declaration.source.value)) {
        const range = findLineRange(text, start(declaration), end(declaration))
        edits.remove(range.start, range.end)
      }
    }
  }

  /** Removes the imports of the kit that nothing uses any more. Returns where new imports belong. */
  function removeImports(): { readonly at: number; readonly isLine: boolean } | undefined {
    let place: { readonly at: number; readonly isLine: boolean } | undefined
    for (const declaration of kitDeclarations) {
      const own = imports.filter((entry) => entry.declaration === declaration)
      const others = declaration.specifiers.length - own.length
      const kept = own.filter(({ references }) => references.some(({ node }) => !isConverted(node)))
      if (kept.length === own.length && (own.length > 0 || others > 0)) {
        const [only] = kept
        if (only && others === 0) {
          const codes = kept.map((one) => [one.specifier, keepImport(one)] as const)
          for (const [specifier, code] of codes)
            if (code !== editor.read(specifier)) edits.update(start(specifier), end(specifier), code)
        }
        continue
      }
      if (kept.length + others > 0) {
        const head = declaration.specifiers.find(({ type }) => type === 'ImportSpecifier')
        const last = declaration.specifiers.at(-1)
        if (head && last) edits.update(start(head), end(last), kept.map(keepImport).join(', '))
        continue
      }
      if (own.length === 0 && declaration.source.value.endsWith('.css'))
        editor.changed(declaration, 'removed the import of the style sheet, which Latchkey does not need')
      const range = findLineRange(text, start(declaration), end(declaration))
      edits.remove(range.start, range.end)
      place ??= { at: range.start, isLine: range.isLine }
    }
    return place
  }

  function insertImports(place: { readonly at: number; readonly isLine: boolean } | undefined): void {
    const lines: string[] = []
    for (const [source, names] of [...added].toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))) {
      const isType = [...names.keys()].every((name) => types.has(name))
      const specifiers = [...names]
        .map(
          ([name, local]) =>
            `${types.has(name) && !isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
        )
        .toSorted()
      const existing = declarations.find(
        (declaration) =>
          declaration.source.value === source &&
          (declaration.importKind === 'type') === isType &&
          declaration.specifiers.at(-1)?.type === 'ImportSpecifier',
      )
      const last = existing?.specifiers.at(-1)
      if (last) edits.appendLeft(end(last), `, ${specifiers.join(', ')}`)
      else
        lines.push(
          `import ${isType ? 'type ' : ''}{ ${specifiers.join(', ')} } from ${quoteText(style, source)}${style.end}`,
        )
    }
    if (lines.length === 0) return
    const block = lines.join(style.newline)
    if (place) return void edits.appendLeft(place.at, `${block}${place.isLine ? style.newline : ' '}`)
    const last = declarations.at(-1)
    if (last) edits.appendLeft(end(last), `${style.newline}${block}`)
    else
      edits.appendLeft(
        program.node.directives.length > 0 ? end(program.node.directives.at(-1) ?? program.node) : 0,
        `${block}${style.newline}`,
      )
  }
}

/** Files of the app come after packages. */
const rank = (source: string): string => `${source.startsWith('.') ? 1 : 0}${source}`
