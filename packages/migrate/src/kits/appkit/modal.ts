import type { NodePath } from '@babel/traverse'
import type { CallExpression, ObjectExpression } from '@babel/types'
import { chooseName } from '../../code/chooseName.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { AppCode } from '../Kit.ts'
import { findAppImports } from '../shared/appImports.ts'
import { findImported } from '../shared/findImported.ts'
import { unwrap } from '../shared/readObject.ts'
import { findTopStatement } from './findTopStatement.ts'

/** The module of the kit for apps with React. */
const reactModule = '@reown/appkit/react'

/** The call of `createAppKit`. */
export interface FoundCall {
  readonly editor: Editor
  readonly reference: NodePath
  readonly call: NodePath<CallExpression>
  readonly options: NodePath<ObjectExpression>
  /** The statement at the top of the file. */
  readonly statement: NodePath
  /** The variable that holds the result, if there is one. */
  readonly name: string | undefined
}

const refuse = (message: string): MigrateError => new MigrateError('config_unknown', `${message} Nothing was changed.`)

/**
 * Finds the call of `createAppKit`.
 *
 * @returns undefined if the app has none, as in a package of components.
 * @throws MigrateError `config_unknown`
 */
export function findCall(app: AppCode): FoundCall | undefined {
  const places = app.editors.flatMap((editor) =>
    editor.references('createAppKit').map((reference) => ({ editor, reference })),
  )
  const [first, second] = places
  const describe = ({ editor, reference }: (typeof places)[number]): string =>
    `${editor.file.path}:${reference.node.loc?.start.line ?? 1}`
  if (second)
    throw refuse(`The app calls \`createAppKit\` several times: ${places.map(describe).join(', ')}. Leave one.`)
  // A second run.
  if (app.editors.some((editor) => findImported(editor, '@latchkey/core', 'createModal').length > 0)) return undefined
  if (!first) {
    const editor = app.editors.find((one) => one.references('AppKitProvider').length > 0)
    if (editor)
      throw refuse(
        `${editor.file.path} renders \`AppKitProvider\`. Call \`createAppKit\` with its props at the top of a file instead, and run the program again.`,
      )
    return undefined
  }
  const { editor, reference } = first
  if (!editor.namesFrom(reactModule).includes('createAppKit'))
    throw refuse(
      `${describe(first)} does not import \`createAppKit\` from '${reactModule}'. Only apps with React are changed.`,
    )
  const call = reference.parentPath
  const argument = call?.isCallExpression() ? call.get('arguments')[0] : undefined
  const options = argument && unwrap(argument)
  if (!call?.isCallExpression() || !options?.isObjectExpression())
    throw refuse(`The options of \`createAppKit\` in ${describe(first)} are not written out as an object.`)
  const holder = call.parentPath
  if (holder.isExpressionStatement() && holder.parentPath.isProgram())
    return { editor, reference, call, options, statement: holder, name: undefined }
  const statement = holder.isVariableDeclarator() ? findTopStatement(holder) : undefined
  const id = holder.isVariableDeclarator() ? holder.node.id : undefined
  if (!statement || id?.type !== 'Identifier')
    throw refuse(
      `The call of \`createAppKit\` in ${describe(first)} is not at the top of a file, such as \`const modal = createAppKit({ … })\`.`,
    )
  return { editor, reference, call, options, statement, name: id.name }
}

/** The modal of the app. */
export interface AppModal {
  readonly editor: Editor
  readonly statement: NodePath
  /** The variable that holds the modal. */
  readonly name: string
  /** States that another file uses the modal. */
  share(): void
  /** Writes what is around the call. */
  finish(parameters: { readonly usesProvider: boolean }): void
}

/** Turns the call of `createAppKit` into one of `createModal`. */
export function convertCall(found: FoundCall): AppModal {
  const { call, editor, reference, statement } = found
  const { edits, file } = editor
  const { style } = file
  const name = found.name ?? chooseName('modal', file.program.scope)
  const callee = editor.addImport('@latchkey/core', 'createModal')
  edits.update(start(call.node.callee), end(call.node.callee), callee)
  editor.convert(reference)
  editor.changed(call.node, 'replaced `createAppKit` by `createModal`')
  let isShared = false
  return {
    editor,
    statement,
    name,
    share: () => void (isShared = true),
    finish: ({ usesProvider }) => {
      const isExported = statement.isExportNamedDeclaration()
      const before = `${isShared && !isExported ? 'export ' : ''}${found.name === undefined ? `const ${name} = ` : ''}`
      if (before !== '') edits.appendRight(start(statement.node), before)
      if (!usesProvider || !/\.[cm]?tsx?$/.test(file.path)) return
      const lines = [
        `declare module ${style.quote}@latchkey/core${style.quote} {`,
        `${style.indent}interface Register {`,
        `${style.indent}${style.indent}modal: typeof ${name}`,
        `${style.indent}}`,
        '}',
      ]
      const comment = '// The types of providers and addresses come from the adapters.'
      edits.appendLeft(
        end(statement.node),
        `${style.newline}${style.newline}${[comment, ...lines].join(style.newline)}`,
      )
      editor.changed(statement.node, 'registered the type of the modal, from which `useProvider` takes its own')
    },
  }
}

/** What the modal of the kit can do that ours does in the same way. */
const sameMethods = ['open', 'close']

/** Reports what the app calls on the modal of the kit and ours does not have. */
export function reportModalUses(app: AppCode, { editor, name }: AppModal): void {
  const own = editor.file.program.scope.getBinding(name)?.referencePaths ?? []
  const others = findAppImports({ editors: app.editors, from: editor, name })
  const uses = [
    ...own.map((reference) => ({ user: editor, reference })),
    ...others.flatMap((found) => found.references.map((reference) => ({ user: found.editor, reference }))),
  ]
  for (const { reference, user } of uses) {
    const { node, parentPath } = reference
    if (!parentPath?.isMemberExpression() || parentPath.node.object !== node) continue
    const { property } = parentPath.node
    const method = property.type === 'Identifier' ? property.name : ''
    if (sameMethods.includes(method)) continue
    user.manual(
      node,
      `left \`${name}.${method}\`, which the modal does not have`,
      method === 'subscribeEvents'
        ? 'Set the option `onEvent` of `createModal`.'
        : 'Read the stores of `modal.controllers`, which have `subscribe`.',
      'hooks',
    )
  }
}
