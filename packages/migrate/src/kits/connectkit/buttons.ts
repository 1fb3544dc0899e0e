import type { NodePath } from '@babel/traverse'
import type { JSXElement, Node } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeAttribute } from '../../code/removeItems.ts'
import { convertCustomButton } from '../shared/convertCustomButton.ts'
import type { CustomName } from '../shared/convertCustomButton.ts'
import { findElement, renameElement } from '../shared/elements.ts'

/** What the function in `ConnectKitButton.Custom` gets. */
const customNames: Readonly<Record<string, CustomName>> = {
  isConnected: { needs: ['status'], write: () => "status === 'connected'" },
  isConnecting: { needs: ['status'], write: () => "status === 'connecting'" },
  show: { needs: ['open'], write: () => 'open' },
  hide: { needs: [], hooks: { useModal: 'modal' }, write: ({ useModal }) => `() => ${useModal}.close()` },
  address: { needs: ['address'], write: () => 'address' },
  truncatedAddress: { needs: ['shortAddress'], write: () => 'shortAddress' },
  ensName: { needs: [], hooks: { useIdentity: 'identity' }, write: ({ useIdentity }) => `${useIdentity}.name` },
  chain: { needs: ['network'], write: () => 'network' },
  unsupported: { needs: [], hooks: { useNetwork: 'active' }, write: ({ useNetwork }) => `!${useNetwork}.isSupported` },
}

/** Turns the buttons of ConnectKit into ours. */
export function convertButtons(editor: Editor): void {
  for (const reference of editor.references('ConnectKitButton')) {
    const found = findElement(reference)
    if (!found) continue
    if (!found.isCustom) {
      convertButton(editor, found.element)
      editor.convert(reference)
      continue
    }
    const problem = convertCustomButton({ editor, element: found.element, names: customNames })
    if (problem !== undefined) {
      editor.manual(
        reference.node,
        `left \`ConnectKitButton.Custom\`: ${problem}`,
        'Use `ConnectButton` of `@latchkey/react` with a function as its child.',
        'components',
      )
      continue
    }
    editor.convert(reference)
    renameElement(editor, found.element, editor.addImport('@latchkey/react', 'ConnectButton', found.element.scope))
    editor.changed(reference.node, 'replaced `ConnectKitButton.Custom` by `ConnectButton` with a function as its child')
  }
  for (const name of ['Avatar', 'ChainIcon'])
    for (const reference of editor.references(name))
      editor.manual(
        reference.node,
        `left \`${name}\`, which has no counterpart`,
        name === 'Avatar' ? 'Show the picture of `useIdentity().avatar`.' : 'Show your own picture by `network.id`.',
        'components',
      )
}

function convertButton(editor: Editor, element: NodePath<JSXElement>): void {
  const shown: Node[] = []
  const values: Record<string, boolean | undefined> = { showAvatar: true, showBalance: false }
  for (const path of element.get('openingElement').get('attributes')) {
    if (!path.isJSXAttribute() || path.node.name.type !== 'JSXIdentifier') continue
    const { name } = path.node.name
    if (name in values) {
      const given = path.node.value
      const literal = given?.type === 'JSXExpressionContainer' ? given.expression : given
      values[name] = literal == null || (literal.type === 'BooleanLiteral' ? literal.value : undefined)
      shown.push(path.node)
    } else if (['theme', 'mode', 'customTheme', 'onClick'].includes(name)) {
      const isClick = name === 'onClick'
      editor.manual(
        path.node,
        `left out \`${editor.read(path.node)}\` of the button`,
        isClick
          ? '`onClick` of `ConnectButton` replaces the opening of the modal.'
          : 'Style the button by `className`.',
        'components',
      )
      removeAttribute(editor, path.node)
    }
  }
  const parts = [values['showAvatar'] && 'avatar', 'name', values['showBalance'] && 'balance'].filter(Boolean)
  const { quote } = editor.file.style
  const show = `show={[${parts.map((part) => `${quote}${String(part)}${quote}`).join(', ')}]}`
  const isUnknown = Object.values(values).includes(undefined)
  for (const [index, attribute] of shown.entries()) {
    if (index === 0) editor.edits.update(start(attribute), end(attribute), show)
    else removeAttribute(editor, attribute)
    if (isUnknown)
      editor.manual(
        attribute,
        `left out \`${editor.read(attribute)}\`: its value is not written out`,
        'Set `show` of `ConnectButton`.',
        'components',
      )
  }
  renameElement(editor, element, editor.addImport('@latchkey/react', 'ConnectButton', element.scope))
  editor.changed(element.node, 'replaced `ConnectKitButton` by `ConnectButton`')
}
