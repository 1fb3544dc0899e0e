import type { NodePath } from '@babel/traverse'
import type { JSXElement } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'

/** Finds the element of a component, or of its member `Custom`. */
export function findElement(
  reference: NodePath,
): { readonly element: NodePath<JSXElement>; readonly isCustom: boolean } | undefined {
  const parent = reference.parentPath
  const isMember = parent?.isJSXMemberExpression() === true
  const opening = isMember ? parent.parentPath : parent
  const element = opening?.isJSXOpeningElement() ? opening.parentPath : undefined
  if (!element?.isJSXElement()) return undefined
  return { element, isCustom: isMember && parent.node.property.name === 'Custom' }
}

/** Writes another name into both tags. */
export function renameElement(editor: Editor, element: NodePath<JSXElement>, name: string): void {
  const { closingElement, openingElement } = element.node
  editor.edits.update(start(openingElement.name), end(openingElement.name), name)
  if (closingElement) editor.edits.update(start(closingElement.name), end(closingElement.name), name)
}
