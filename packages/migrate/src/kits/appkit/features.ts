import type { NodePath } from '@babel/traverse'
import type { Node } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import { removeItems } from '../../code/removeItems.ts'
import { readElements, readProperties, resolveConstant, unwrap } from '../shared/readObject.ts'
import type { OptionParameters } from './options.ts'

/** Features with the same name and values. */
const same = ['analytics', 'connectMethodsOrder', 'email', 'legalCheckbox', 'receive', 'send']

/** Turns the option `features`, in place. */
export function convertFeatures({ editor, leave, value }: OptionParameters): 'keep' | 'remove' {
  const object = resolveConstant(value)
  const fields = object.isObjectExpression() ? readProperties(object) : undefined
  if (!object.isObjectExpression() || !fields)
    return leave('they are not written out as an object', 'Set the features of `createModal`.')
  const removed = new Set<Node>()
  for (const [name, field] of fields) {
    const literal = unwrap(field.value)
    const { property } = field
    if (same.includes(name)) continue
    if (name === 'emailShowWallets') {
      const code = literal.isBooleanLiteral() ? String(!literal.node.value) : `!(${editor.read(field.value.node)})`
      editor.edits.update(start(property), end(property), `collapseWallets: ${code}`)
      editor.changed(property, 'replaced `emailShowWallets` by `collapseWallets`, which is reversed')
    } else if (name === 'socials') {
      // An empty list turns logins off.
      if (literal.isArrayExpression() && literal.node.elements.length === 0) {
        editor.edits.update(start(property), end(property), 'socials: false')
        editor.changed(property, 'wrote `socials: false`')
      }
    } else if ((name === 'swaps' || name === 'onramp') && (literal.isBooleanLiteral() || isListOf(literal, name)))
      continue
    else {
      editor.manual(
        property,
        `left out \`${editor.read(property).replaceAll(/\s+/g, ' ')}\` of the features`,
        name === 'swaps' || name === 'onramp'
          ? `Set \`features.${name}\` to a list of our providers, to \`true\` or to \`false\`.`
          : 'Look for a feature of `createModal`.',
        'options',
      )
      removed.add(property)
    }
  }
  removeItems(editor, object.node.properties, (item) => removed.has(item))
  return 'keep'
}

const providers: Readonly<Record<string, readonly string[]>> = {
  swaps: ['1inch', 'kyberswap'],
  onramp: ['meld', 'coinbase'],
}

/** Whether all providers of a list are known to us. */
function isListOf(path: NodePath, name: string): boolean {
  return (
    path.isArrayExpression() &&
    readElements(path).every((one) => one.isStringLiteral() && providers[name]?.includes(one.node.value))
  )
}
