import type { NodePath } from '@babel/traverse'
import type { Node, ObjectExpression } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { findLineRange } from '../../code/findLineRange.ts'
import { readElements, resolveConstant } from './readObject.ts'

/**
 * Adds the transports to the options of wagmi's config, because a kit reaches each chain over its public endpoint if the app names none.
 *
 * @param parameters.names The variables that hold the chains, if all are known.
 * @param parameters.after The property with the chains.
 */
export function addTransports(parameters: {
  readonly editor: Editor
  readonly object: NodePath<ObjectExpression>
  readonly names: readonly string[] | undefined
  readonly after: Node | undefined
}): void {
  const { after, editor, names, object } = parameters
  const { edits, file } = editor
  const http = editor.addImport('wagmi', 'http')
  const code =
    names && names.length > 0
      ? `transports: { ${names.map((name) => `[${name}.id]: ${http}()`).join(', ')} }`
      : `client: ({ chain }) => ${editor.addImport('viem', 'createClient')}({ chain, transport: ${http}() })`
  if (!after) {
    edits.appendLeft(start(object.node) + 1, ` ${code},`)
    return
  }
  const lineStart = file.text.lastIndexOf('\n', start(after)) + 1
  const indent = file.text.slice(lineStart, start(after))
  const isOwnLine = indent.trim() === '' && !findLineRange(file.text, start(object.node), start(object.node) + 1).isLine
  edits.appendLeft(end(after), isOwnLine && lineStart > 0 ? `,${file.style.newline}${indent}${code}` : `, ${code}`)
}

/** Returns the chains of a list, also those of spreads that depend on a condition; undefined if not all are known. */
export function listChains(path: NodePath, editor: Editor): readonly string[] | undefined {
  const list = resolveConstant(path)
  if (list.isConditionalExpression()) {
    const both = [list.get('consequent'), list.get('alternate')].map((branch) => listChains(branch, editor))
    return both.every((names) => names !== undefined) ? [...new Set(both.flat())] : undefined
  }
  if (!list.isArrayExpression()) return undefined
  const names: string[] = []
  for (const element of readElements(list)) {
    if (element.isIdentifier() || element.isMemberExpression()) names.push(editor.read(element.node))
    else {
      const more = element.isSpreadElement() ? listChains(element.get('argument'), editor) : undefined
      if (more === undefined) return undefined
      names.push(...more)
    }
  }
  return [...new Set(names)]
}
