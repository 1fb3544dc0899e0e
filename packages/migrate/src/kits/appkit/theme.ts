import type { NodePath } from '@babel/traverse'
import type { Node } from '@babel/types'
import { writeKey } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeItems } from '../../code/removeItems.ts'
import { readProperties, resolveConstant } from '../shared/readObject.ts'
import type { OptionParameters } from './options.ts'

/** Our tokens by the variables of the kit, also of earlier versions. */
const themeTokens: Readonly<Record<string, string>> = {
  '--apkt-accent': 'accent',
  '--apkt-font-family': 'font',
  '--w3m-accent': 'accent',
  '--w3m-font-family': 'font',
}

const todos: Readonly<Record<string, string>> = {
  'color-mix': 'Set the backgrounds `bg`, `bg-sunken`, `bg-raised` and `bg-hover`.',
  'color-mix-strength': 'Set the backgrounds `bg`, `bg-sunken`, `bg-raised` and `bg-hover`.',
  'font-size-master': 'Set the tokens `type-body`, `type-title` and `type-small`.',
  'border-radius-master': 'Set the tokens `radius-dialog`, `radius-row` and `radius-control`.',
  'z-index': "Nothing to do: the dialog is in the browser's top layer.",
}

/** The option `themeVariables`. */
export function convertThemeVariables({ editor, leave, value }: OptionParameters): 'keep' | 'remove' {
  if (renameVariables(editor, value)) return 'keep'
  return leave('they are not written out as an object', 'Set `themeVariables` to tokens of docs/theme.md.', 'theme')
}

/** Turns the names of variables into our tokens, in place. Returns whether the object was found. */
export function renameVariables(editor: Editor, value: NodePath): boolean {
  const object = resolveConstant(value)
  const fields = object.isObjectExpression() ? readProperties(object) : undefined
  if (!object.isObjectExpression() || !fields) return false
  const removed = new Set<Node>()
  for (const [name, { property }] of fields) {
    const token = themeTokens[name]
    if (token === undefined) {
      editor.manual(
        property,
        `left out \`${name}\` of the theme`,
        todos[name.replace(/^--(?:apkt|w3m)-/, '')] ?? 'Set a token of `themeVariables`.',
        'theme',
      )
      removed.add(property)
    } else {
      editor.edits.update(start(property.key), end(property.key), writeKey(editor.file.style, token))
      editor.changed(property, `replaced \`${name}\` by the token \`${token}\``)
    }
  }
  removeItems(editor, object.node.properties, (item) => removed.has(item))
  return true
}
