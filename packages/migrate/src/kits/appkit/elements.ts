import type { NodePath } from '@babel/traverse'
import type { JSXAttribute, JSXElement } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeAttribute } from '../../code/removeItems.ts'
import { connectorIds } from '../shared/connectorIds.ts'
import { findElement, renameElement } from '../shared/elements.ts'

/** The elements and components of AppKit, with ours. */
const buttons: Readonly<Record<string, string>> = {
  'appkit-button': 'ConnectButton',
  'appkit-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  'appkit-wallet-button': 'WalletButton',
  AppKitButton: 'ConnectButton',
  AppKitConnectButton: 'ConnectButton',
  AppKitAccountButton: 'AccountButton',
  AppKitNetworkButton: 'NetworkButton',
}

/** Turns the elements `<appkit-…>` and the components of AppKit into our buttons. */
export function convertElements(editor: Editor): void {
  editor.file.program.traverse({
    JSXElement(element) {
      const { name } = element.node.openingElement
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      if (!tag.startsWith('appkit-')) return
      const component = buttons[tag]
      if (component === undefined)
        editor.manual(element.node, `left \`<${tag}>\`, which has no counterpart`, 'Remove it.', 'components')
      else convertElement({ editor, element, component, theirs: `\`<${tag}>\`` })
    },
  })
  for (const [name, component] of Object.entries(buttons))
    for (const reference of editor.references(name)) {
      const found = findElement(reference)
      if (!found) continue
      convertElement({ editor, element: found.element, component, theirs: `\`${name}\`` })
      editor.convert(reference)
    }
}

function convertElement(parameters: {
  readonly editor: Editor
  readonly element: NodePath<JSXElement>
  readonly component: string
  /** What is replaced, for the report. */
  readonly theirs: string
}): void {
  const { component, editor, element, theirs } = parameters
  if (component === 'WalletButton' && !setConnector(editor, element)) return
  for (const attribute of element.get('openingElement').get('attributes'))
    if (attribute.isJSXAttribute()) convertAttribute({ editor, attribute: attribute.node, component })
  renameElement(editor, element, editor.addImport('@latchkey/react', component, element.scope))
  editor.changed(element.node, `replaced ${theirs} by \`${component}\``)
  if (theirs.includes('onnect') && component === 'ConnectButton')
    editor.manual(
      element.node,
      `replaced ${theirs}: our button becomes the account once connected`,
      'Hide it yourself where that is not wanted.',
      'components',
    )
}

/** `wallet="metamask"` becomes `connectorId="io.metamask"`. */
function setConnector(editor: Editor, element: NodePath<JSXElement>): boolean {
  const attribute = element.node.openingElement.attributes.find(
    (one) => one.type === 'JSXAttribute' && one.name.name === 'wallet',
  )
  const value = attribute?.type === 'JSXAttribute' ? attribute.value : undefined
  const id = value?.type === 'StringLiteral' ? connectorIds[value.value.toLowerCase()] : undefined
  if (!attribute || id === undefined) {
    editor.manual(
      element.node,
      'left `<appkit-wallet-button>`: the wallet has no reverse domain name',
      'Use `WalletButton`, and set `connectorId` to the id of a connector.',
      'components',
    )
    return false
  }
  editor.edits.update(start(attribute), end(attribute), `connectorId="${id}"`)
  return true
}

/** Attributes of the elements that our buttons do not have, and what to do. */
const leftOut: Readonly<Record<string, string>> = {
  size: 'Style the button by `className`.',
  loadingLabel: 'Nothing to do: a button that waits shows it by itself.',
}

function convertAttribute(parameters: {
  readonly editor: Editor
  readonly attribute: JSXAttribute
  readonly component: string
}): void {
  const { attribute, component, editor } = parameters
  const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : ''
  const { edits, file } = editor
  if (name === 'class') edits.update(start(attribute.name), end(attribute.name), 'className')
  const todo = leftOut[name]
  const hasNoShow = name === 'balance' && component !== 'ConnectButton' && component !== 'AccountButton'
  const hasNoName = name === 'label' && component !== 'ConnectButton'
  if (todo !== undefined || hasNoShow || hasNoName) {
    editor.manual(
      attribute,
      `left out \`${editor.read(attribute)}\` of the button`,
      todo ?? 'The button has no such text.',
      'components',
    )
    removeAttribute(editor, attribute)
  } else if (name === 'balance') {
    const value = attribute.value?.type === 'StringLiteral' ? attribute.value.value : undefined
    const { quote } = file.style
    if (value === 'show') {
      const parts = ['avatar', 'name', 'balance'].map((part) => `${quote}${part}${quote}`)
      edits.update(start(attribute), end(attribute), `show={[${parts.join(', ')}]}`)
      editor.changed(attribute, 'replaced `balance` by `show`')
    } else {
      if (value === 'hide') editor.changed(attribute, 'removed `balance`: the default')
      else
        editor.manual(
          attribute,
          `left out \`${editor.read(attribute)}\`: its value is not written out`,
          'Set `show` of the button.',
          'components',
        )
      removeAttribute(editor, attribute)
    }
  }
}
