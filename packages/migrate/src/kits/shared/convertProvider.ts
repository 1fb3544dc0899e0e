import type { NodePath } from '@babel/traverse'
import type { JSXAttribute, JSXElement, Node } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { removeAttribute } from '../../code/removeItems.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { AppCode } from '../Kit.ts'
import { findAppImport } from './appImports.ts'
import { quote } from './ModalPlan.ts'
import type { ModalPlan } from './ModalPlan.ts'

/** What a rule for a prop is given. */
export interface PropParameters {
  readonly plan: ModalPlan
  readonly editor: Editor
  readonly name: string
  /** The prop. */
  readonly at: Node
  /** The expression; undefined for a prop without a value, which is true. */
  readonly value: NodePath | undefined
  /** Reports that the prop was left out, and keeps its code in a comment at the options of the modal. */
  readonly leave: (why: string, todo: string, section?: 'options' | 'theme') => void
}

/** A prop of the kit's provider. */
export type PropRule = (parameters: PropParameters) => void

/** Turns each provider of the kit into `ModalProvider`, and its props into options of the modal. */
export function convertProvider(parameters: {
  readonly app: AppCode
  readonly plan: ModalPlan | undefined
  readonly provider: string
  readonly props: Readonly<Record<string, PropRule>>
}): void {
  const { app, plan, props, provider } = parameters
  const places = app.editors.flatMap((editor) =>
    editor.references(provider).flatMap((reference) => {
      const opening = reference.parentPath
      const element = opening?.parentPath
      return opening?.isJSXOpeningElement() && element?.isJSXElement() ? [{ editor, element, reference }] : []
    }),
  )
  const [first] = places
  if (!first) return
  if (!plan)
    throw new MigrateError(
      'config_unknown',
      `${first.editor.file.path} has a \`${provider}\`, but the app makes no config of wagmi that was found. Nothing was changed.`,
    )
  for (const { editor, element, reference } of places) {
    rename({ editor, element, plan })
    editor.convert(reference)
    const attributes = element.get('openingElement').get('attributes')
    for (const attribute of attributes)
      if (attribute.isJSXAttribute()) convertProp({ attribute, editor, plan, props })
      else editor.manual(attribute.node, 'left the spread of props', 'Pass only `modal` to `ModalProvider`.', 'options')
    // The end of the tag moves to the first line.
    const last = attributes.at(-1)?.node
    const rest = last && /^\s*(?=>)/.exec(editor.file.text.slice(end(last)))?.[0]
    if (last && rest && attributes.every(({ node }) => node.type === 'JSXAttribute' && node.name.name !== 'key'))
      editor.remove(end(last), end(last) + rest.length)
  }
}

function rename(parameters: {
  readonly editor: Editor
  readonly element: NodePath<JSXElement>
  readonly plan: ModalPlan
}): void {
  const { editor, element, plan } = parameters
  const { edits } = editor
  const { closingElement, openingElement } = element.node
  const component = editor.addImport('@latchkey/react', 'ModalProvider', element.scope)
  let { modal } = plan
  plan.use(editor)
  if (editor !== plan.editor) {
    const source = findAppImport({ editor, file: plan.editor.file.path, name: plan.config })
    modal = editor.addImport(source, plan.modal, element.scope)
  }
  edits.update(start(openingElement.name), end(openingElement.name), `${component} modal={${modal}}`)
  if (closingElement) edits.update(start(closingElement.name), end(closingElement.name), component)
  editor.changed(openingElement, `replaced \`${editor.read(openingElement.name)}\` by \`ModalProvider\``)
}

function convertProp(parameters: {
  readonly editor: Editor
  readonly plan: ModalPlan
  readonly attribute: NodePath<JSXAttribute>
  readonly props: Readonly<Record<string, PropRule>>
}): void {
  const { attribute, editor, plan, props } = parameters
  const name = attribute.node.name.type === 'JSXIdentifier' ? attribute.node.name.name : ''
  if (name === 'children' || name === 'key') return
  const given = attribute.get('value')
  const value = given.isJSXExpressionContainer() ? given.get('expression') : given.hasNode() ? given : undefined
  const leave: PropParameters['leave'] = (why, todo, section = 'options') => {
    const code = editor.read(attribute.node).replaceAll(/\s+/g, ' ')
    editor.manual(attribute.node, `left out \`${code}\`: ${why}`, todo, section)
  }
  const rule = props[name]
  if (rule) rule({ plan, editor, name, at: attribute.node, value, leave })
  else leave('it is not a prop that the documentation of the kit lists', 'Look for an option of `createModal`.')
  removeAttribute(editor, attribute.node)
}

/** A rule for a prop that becomes an option with the same value. */
export function toOption(option: string): PropRule {
  return (parameters) => {
    const { editor, leave, plan, value } = parameters
    // A text that was an attribute is written as the other texts of the file.
    const code = value?.isStringLiteral() ? quote(plan, value.node.value) : value ? plan.carry(value, editor) : 'true'
    if (code === undefined)
      leave('its value depends on a variable inside of a component', `Set the option \`${option}\` of \`createModal\`.`)
    else set(parameters, option, code)
  }
}

/** Sets an option, or reports that another provider has set it. */
export function set({ at, editor, leave, name, plan }: PropParameters, option: string, code: string): void {
  if (plan.set(option, code)) editor.changed(at, `moved \`${name}\` to the option \`${option}\``)
  else leave(`the option \`${option}\` has another value already`, 'Decide which value is right.')
}

/** A rule for a prop without a counterpart. */
export function withoutCounterpart(why: string, todo: string): PropRule {
  return ({ leave }) => leave(why, todo)
}

/** A rule for a prop that is not needed. */
export function notNeeded(why: string): PropRule {
  return ({ at, editor, name }) => editor.changed(at, `removed \`${name}\`: ${why}`)
}
