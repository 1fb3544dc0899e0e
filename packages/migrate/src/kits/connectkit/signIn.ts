import type { NodePath } from '@babel/traverse'
import type { JSXElement, ObjectExpression } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { findLineRange } from '../../code/findLineRange.ts'
import { removeItems } from '../../code/removeItems.ts'
import { findElement } from '../shared/elements.ts'
import type { ModalPlan } from '../shared/ModalPlan.ts'
import { readProperties } from '../shared/readObject.ts'

/** Fields that are not needed, and why. */
const unneeded: Readonly<Record<string, string>> = {
  signOutOnAccountChange: 'a session is valid for its account only',
  nonceRefetchInterval: 'a nonce is fetched for each sign-in',
  sessionRefetchInterval: 'the session is read when it is needed',
}

/** Turns `SIWEProvider` into the option `siweConfig`, which has the same fields. */
export function convertSignIn(editor: Editor, plan: ModalPlan): void {
  for (const reference of editor.references('SIWEConfig')) {
    if (!reference.parentPath?.isTSTypeReference()) continue
    editor.edits.update(
      start(reference.node),
      end(reference.node),
      editor.addTypeImport('@latchkey/core', 'SiweConfig'),
    )
    editor.convert(reference)
    editor.changed(reference.node, 'replaced the type `SIWEConfig` by `SiweConfig`')
    const declarator = reference.findParent((path) => path.isVariableDeclarator())
    const init = declarator?.isVariableDeclarator() ? declarator.get('init') : undefined
    if (init?.isObjectExpression()) removeUnneeded(editor, init)
  }
  for (const reference of editor.references('SIWEProvider')) {
    const element = findElement(reference)?.element
    const code = element && readConfig(element, editor, plan)
    if (!element || code === undefined) {
      editor.manual(
        reference.node,
        'left `SIWEProvider`: its props are not one object that the config of wagmi can be given',
        'Pass the same fields as the option `siweConfig` of `createModal`, and remove the provider.',
        'options',
      )
      continue
    }
    plan.set('siweConfig', code)
    editor.convert(reference)
    unwrapElement(editor, element)
    editor.changed(reference.node, 'moved the props of `SIWEProvider` to the option `siweConfig`')
  }
}

function removeUnneeded(editor: Editor, object: NodePath<ObjectExpression>): void {
  const fields = readProperties(object)
  const removed = [...(fields ?? [])].filter(([name]) => name in unneeded)
  for (const [name, { property }] of removed) editor.changed(property, `removed \`${name}\`: ${unneeded[name] ?? ''}`)
  removeItems(editor, object.node.properties, (item) => removed.some(([, { property }]) => property === item))
}

/** Reads `<SIWEProvider {...config}>`. */
function readConfig(element: NodePath<JSXElement>, editor: Editor, plan: ModalPlan): string | undefined {
  const [attribute, other] = element.get('openingElement').get('attributes')
  if (other || !attribute?.isJSXSpreadAttribute()) return undefined
  return plan.carry(attribute.get('argument'), editor)
}

/** Removes the tags of an element around its children. */
function unwrapElement(editor: Editor, element: NodePath<JSXElement>): void {
  const { text } = editor.file
  const { closingElement, openingElement } = element.node
  if (!closingElement) return
  const count = element.node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '').length
  const isInside = element.parentPath.isJSXElement() || element.parentPath.isJSXFragment()
  const isElement = element.node.children.some((child) => child.type === 'JSXElement')
  if (!isInside && (count !== 1 || !isElement)) {
    editor.edits.update(start(openingElement), end(openingElement), '<>')
    editor.edits.update(start(closingElement), end(closingElement), '</>')
    return
  }
  for (const tag of [openingElement, closingElement]) {
    const range = findLineRange(text, start(tag), end(tag))
    editor.remove(range.start, range.end)
  }
}
