import type { NodePath } from '@babel/traverse'
import type { Expression, JSXElement, Node } from '@babel/types'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { traverse } from '../../code/traverse.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { AppCode } from '../Kit.ts'
import { findAppImport } from '../shared/appImports.ts'
import { findElement } from '../shared/elements.ts'
import { findImported } from '../shared/findImported.ts'
import type { AppModal } from './modal.ts'

/** What `ModalProvider` is put around. */
interface Place {
  readonly editor: Editor
  readonly scopeOf: NodePath
  /** The first and the last node. */
  readonly first: Node
  readonly last: Node
  /** Whether the nodes are an expression that is not JSX. */
  readonly isCode: boolean
}

/** Providers of other packages that an app has once, the inner one first. */
const providers = [
  ['@tanstack/react-query', 'QueryClientProvider'],
  ['wagmi', 'WagmiProvider'],
] as const

/**
 * Puts `ModalProvider` around the app: inside of the providers of wagmi, or where the app is rendered.
 *
 * @throws MigrateError `config_unknown` if no such place is found, because buttons and hooks throw without the provider.
 */
export function insertProvider({ app, modal }: { readonly app: AppCode; readonly modal: AppModal }): void {
  const place = findInProviders(app) ?? findRender(app) ?? findComponent(modal.editor)
  if (!place)
    throw new MigrateError(
      'config_unknown',
      'No place for `ModalProvider` was found: neither one `QueryClientProvider` or `WagmiProvider`, nor one `createRoot(…).render(…)`, nor one exported component beside `createAppKit`. Nothing was changed.',
    )
  const { editor, first, isCode, last, scopeOf } = place
  const { edits, file } = editor
  const { newline } = file.style
  let { name } = modal
  if (editor !== modal.editor) {
    modal.share()
    name = editor.addImport(findAppImport({ editor, file: modal.editor.file.path, name }), name, scopeOf.scope)
  }
  const component = editor.addImport('@latchkey/react', 'ModalProvider', scopeOf.scope)
  const [opening, closing] = [`<${component} modal={${name}}>`, `</${component}>`]
  const lineStart = file.text.lastIndexOf('\n', start(first)) + 1
  const indent = file.text.slice(lineStart, start(first))
  // On lines of their own, if the code has its own lines.
  const between = indent.trim() === '' && lineStart > 0 ? `${newline}${indent}` : ''
  const [from, to] = isCode ? [`${opening}{`, `}${closing}`] : [`${opening}${between}`, `${between}${closing}`]
  edits.appendRight(start(first), from)
  edits.appendLeft(end(last), to)
  editor.changed(first, 'put `ModalProvider` around the app')
}

function findInProviders(app: AppCode): Place | undefined {
  for (const [source, name] of providers) {
    const found = app.editors.flatMap((editor) =>
      findImported(editor, source, name).flatMap((reference) => {
        const element = findElement(reference)?.element
        return element?.node.closingElement ? [{ editor, element }] : []
      }),
    )
    const [only, other] = found
    const place = only && !other ? findChildren(only.editor, only.element) : undefined
    if (place) return place
  }
  return undefined
}

function findChildren(editor: Editor, element: NodePath<JSXElement>): Place | undefined {
  const children = element.node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '')
  const [first] = children
  const last = children.at(-1)
  return first && last && first.type !== 'JSXText' && last.type !== 'JSXText'
    ? { editor, scopeOf: element, first, last, isCode: false }
    : undefined
}

/** Finds `createRoot(…).render(<App />)`. The provider goes inside of React's strict mode. */
function findRender(app: AppCode): Place | undefined {
  const found = app.editors.flatMap((editor) =>
    findImported(editor, 'react-dom/client', 'createRoot').flatMap((reference): readonly Place[] => {
      const member = reference.parentPath?.parentPath
      const call = member?.parentPath
      if (!member?.isMemberExpression() || !call?.isCallExpression()) return []
      const argument = call.get('arguments')[0]
      if (!argument?.isJSXElement()) return []
      const tag = editor.read(argument.node.openingElement.name)
      const inner = /(?:^|\.)StrictMode$/.test(tag) ? findChildren(editor, argument) : undefined
      return [inner ?? { editor, scopeOf: argument, first: argument.node, last: argument.node, isCode: false }]
    }),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Finds what the only component returns that the file with the modal exports. */
function findComponent(editor: Editor): Place | undefined {
  const found: { readonly path: NodePath; readonly value: Expression }[] = []
  traverse(
    editor.file.program.parent,
    {
      Function(path) {
        const isExported = path.findParent((outer) => outer.isExportDeclaration()) !== null
        if (!isExported || path.getFunctionParent()) return
        const { body } = path.node
        if (body.type !== 'BlockStatement') found.push({ path, value: body })
        else {
          const returns = body.body.flatMap((statement) =>
            statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
          )
          const [value] = returns
          if (value) found.push({ path, value })
        }
      },
    },
    editor.file.program.scope,
  )
  const components = found.filter(({ value }) => isRendered(value))
  const [only] = components
  if (!only || components.length > 1) return undefined
  const isCode = only.value.type !== 'JSXElement' && only.value.type !== 'JSXFragment'
  return { editor, scopeOf: only.path, first: only.value, last: only.value, isCode }
}

/** Whether a component can return a value: JSX, `children` or `props.children`. */
function isRendered(value: Expression): boolean {
  if (value.type === 'JSXElement' || value.type === 'JSXFragment') return true
  if (value.type === 'Identifier') return value.name === 'children'
  return value.type === 'MemberExpression' && value.property.type === 'Identifier' && value.property.name === 'children'
}
