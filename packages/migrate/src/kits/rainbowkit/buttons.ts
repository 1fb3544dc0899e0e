import type { NodePath } from '@babel/traverse'
import type { JSXElement, Node } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeAttribute } from '../../code/removeItems.ts'
import { writeReference } from '../../code/writeReference.ts'
import { connectorIds } from '../shared/connectorIds.ts'
import { findElement, renameElement } from '../shared/elements.ts'
import { convertCustomButton } from '../shared/convertCustomButton.ts'
import { readProperties, unwrap } from '../shared/readObject.ts'
import { customNames } from './customNames.ts'

/** Turns the buttons of RainbowKit into ours. */
export function convertButtons(editor: Editor): void {
  for (const reference of editor.references('ConnectButton')) {
    const found = findElement(reference)
    if (!found) {
      if (
        !reference.isIdentifier() ||
        reference.parentPath?.isVariableDeclarator() ||
        reference.parentPath?.isJSXMemberExpression() ||
        reference.parentPath?.isMemberExpression()
      )
        continue
      const local = editor.addImport('@latchkey/react', 'ConnectButton', reference.scope)
      const parent = reference.parentPath?.node
      const code = writeReference({ node: reference.node, parent, name: local })
      editor.edits.update(start(reference.node), end(reference.node), code)
      if (parent?.type === 'ExportSpecifier')
        editor.manual(
          reference.node,
          'exports `ConnectButton` of Latchkey: files that import it from here were not changed',
          'Compare the props that they pass with the guide.',
          'components',
        )
      editor.convert(reference)
      editor.changed(reference.node, 'took `ConnectButton` from `@latchkey/react`')
    } else if (found.isCustom) convertCustom(editor, found.element, reference)
    else convertConnectButton(editor, found.element, reference)
  }
  for (const reference of editor.references('WalletButton')) convertWalletButton(editor, reference)
}

function convertCustom(editor: Editor, element: NodePath<JSXElement>, reference: NodePath): void {
  const problem = convertCustomButton({ editor, element, names: customNames })
  if (problem !== undefined) {
    editor.manual(
      reference.node,
      `left \`ConnectButton.Custom\`: ${problem}`,
      'Use `ConnectButton` of `@latchkey/react` with a function as its child.',
      'components',
    )
    return
  }
  editor.convert(reference)
  renameElement(editor, element, editor.addImport('@latchkey/react', 'ConnectButton', element.scope))
  editor.changed(reference.node, 'replaced `ConnectButton.Custom` by `ConnectButton` with a function as its child')
  element.traverse({
    MemberExpression({ node }) {
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      if (!['hasIcon', 'iconUrl', 'iconBackground'].includes(name) || editor.read(node.object) !== 'chain') return
      editor.manual(
        node,
        `left \`chain.${name}\`, which is ${name === 'hasIcon' ? 'false' : 'undefined'} now: pictures of networks have no counterpart`,
        'Show your own picture by `network.id`.',
        'components',
      )
    },
  })
}

/** What is shown on small and on large screens. */
interface Responsive<value> {
  readonly small: value
  readonly large: value
}

function convertConnectButton(editor: Editor, element: NodePath<JSXElement>, reference: NodePath): void {
  const { openingElement } = element.node
  const values = new Map<string, Responsive<string | boolean> | undefined>()
  const attributes: Node[] = []
  for (const path of element.get('openingElement').get('attributes')) {
    const name = path.isJSXAttribute() && path.node.name.type === 'JSXIdentifier' ? path.node.name.name : ''
    if (!['accountStatus', 'showBalance', 'chainStatus'].includes(name)) continue
    values.set(name, readResponsive(path))
    if (values.get(name) === undefined)
      editor.manual(
        path.node,
        `left out \`${editor.read(path.node)}\`: its value is not written out`,
        'Set `show` of `ConnectButton`, and place a `NetworkButton`.',
        'components',
      )
    attributes.push(path.node)
  }
  const local = editor.addImport('@latchkey/react', 'ConnectButton', element.scope)
  const show = describeShow(editor, values)
  renameElement(editor, element, local)
  for (const [index, attribute] of attributes.entries())
    if (index === 0 && show !== undefined) editor.edits.update(start(attribute), end(attribute), `show=${show}`)
    else removeAttribute(editor, attribute)
  const chain = values.get('chainStatus')
  if (chain?.large !== 'none' || chain.small !== 'none') addNetworkButton(editor, element)
  if (chain && (chain.large === 'none') !== (chain.small === 'none'))
    editor.manual(
      openingElement,
      '`chainStatus` differs by the screen',
      'Hide `NetworkButton` by a style of your page.',
      'components',
    )
  editor.convert(reference)
  editor.changed(openingElement, 'took `ConnectButton` from `@latchkey/react`; the network is a button of its own')
}

function readResponsive(attribute: NodePath): Responsive<string | boolean> | undefined {
  if (!attribute.isJSXAttribute()) return undefined
  const given = attribute.get('value')
  if (!given.hasNode()) return { small: true, large: true }
  const value = unwrap(given.isJSXExpressionContainer() ? given.get('expression') : given)
  const literal = readLiteral(value)
  if (literal !== undefined) return { small: literal, large: literal }
  const fields = value.isObjectExpression() ? readProperties(value) : undefined
  const [small, large] = ['smallScreen', 'largeScreen'].map((name) => {
    const field = fields?.get(name)
    return field && readLiteral(unwrap(field.value))
  })
  return large === undefined ? undefined : { small: small ?? large, large }
}

function readLiteral(path: NodePath): string | boolean | undefined {
  return path.isStringLiteral() || path.isBooleanLiteral() ? path.node.value : undefined
}

function describeShow(
  editor: Editor,
  values: ReadonlyMap<string, Responsive<string | boolean> | undefined>,
): string | undefined {
  const [status, balance] = [values.get('accountStatus'), values.get('showBalance')]
  if (!status && !(balance && (balance.small || balance.large))) return undefined
  const { quote } = editor.file.style
  const list = (size: 'small' | 'large'): string => {
    const shown = { avatar: ['avatar'], address: ['name'], full: ['avatar', 'name'] }[String(status?.[size] ?? 'full')]
    const parts = [...(shown ?? ['avatar', 'name']), ...(balance?.[size] === true ? ['balance'] : [])]
    return `[${parts.map((part) => `${quote}${part}${quote}`).join(', ')}]`
  }
  const [small, large] = [list('small'), list('large')]
  return small === large ? `{${large}}` : `{{ small: ${small}, large: ${large} }}`
}

function addNetworkButton(editor: Editor, element: NodePath<JSXElement>): void {
  const { edits, file } = editor
  const network = editor.addImport('@latchkey/react', 'NetworkButton', element.scope)
  const from = start(element.node)
  if (element.parentPath.isJSXElement() || element.parentPath.isJSXFragment()) {
    const indent = file.text.slice(file.text.lastIndexOf('\n', from) + 1, from)
    edits.appendLeft(from, `<${network} />${indent.trim() === '' ? `${file.style.newline}${indent}` : ' '}`)
    return
  }
  edits.appendLeft(from, `<><${network} /> `)
  edits.appendRight(end(element.node), '</>')
}

function convertWalletButton(editor: Editor, reference: NodePath): void {
  const found = findElement(reference)
  const leave = (why: string, todo: string): void =>
    editor.manual(reference.node, `left \`WalletButton\`: ${why}`, todo, 'components')
  if (!found) return leave('it is no element', 'Use `WalletButton` of `@latchkey/react`.')
  if (found.isCustom)
    return leave('a button of your own has no counterpart', 'Call `connect({ connectorId })` of `useConnect`.')
  const { element } = found
  const attribute = element.node.openingElement.attributes.find(
    (one) => one.type === 'JSXAttribute' && one.name.name === 'wallet',
  )
  const value = attribute?.type === 'JSXAttribute' ? attribute.value : undefined
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value
  const id = literal?.type === 'StringLiteral' ? connectorIds[literal.value.toLowerCase()] : undefined
  if (!attribute || id === undefined)
    return leave('the wallet has no reverse domain name', 'Set `connectorId` to the id of a connector.')
  renameElement(editor, element, editor.addImport('@latchkey/react', 'WalletButton', element.scope))
  editor.edits.update(start(attribute), end(attribute), `connectorId="${id}"`)
  editor.convert(reference)
  editor.changed(reference.node, 'took `WalletButton` from `@latchkey/react`')
  return undefined
}
