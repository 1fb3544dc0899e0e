import type { NodePath } from '@babel/traverse'
import type { Node, Statement } from '@babel/types'
import { quoteText, writeKey } from '../../code/CodeStyle.ts'
import { chooseName } from '../../code/chooseName.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { resolveImport } from './modulePaths.ts'

/** The call of `createModal` that the app gets, behind its config of wagmi. */
export interface ModalPlan {
  /** Of the file with the config. */
  readonly editor: Editor
  /** The variable that holds the config. */
  readonly config: string
  /** The variable that will hold the modal. */
  readonly modal: string
  /** Sets an option of `createModal`. The first value wins. Returns whether it is set. */
  set(option: string, code: string): boolean
  /** Adds a comment above the options. */
  comment(text: string): void
  /**
   * Returns code that has the same meaning in the file with the config, or undefined if it uses a variable that does not exist there.
   *
   * @param expression in any file of the app
   */
  carry(expression: NodePath, from: Editor): string | undefined
  /** States that a file uses the modal. */
  use(editor: Editor): void
  /** Writes the call. */
  finish(): void
}

/** Plans the modal of an app. */
export function createModalPlan(parameters: {
  readonly editor: Editor
  readonly statement: Statement
  readonly config: string
}): ModalPlan {
  const { config, editor, statement } = parameters
  const { file } = editor
  const options = new Map<string, string>()
  const comments: string[] = []
  let place = statement
  const users = new Set<Editor>()
  const modal = chooseName('modal', file.program.scope)

  return {
    editor,
    config,
    modal,
    set: (option, code) => {
      if (!options.has(option)) options.set(option, code)
      return options.get(option) === code
    },
    comment: (text) => void comments.push(text),
    carry: (expression, from) => {
      const statements: Statement[] = []
      const imports: { readonly source: string; readonly name: string; readonly local: string }[] = []
      for (const reference of listReferences(expression)) {
        const name = reference.node.type === 'Identifier' ? reference.node.name : ''
        const binding = reference.scope.getBinding(name)
        // A global, or a variable of the expression itself.
        if (binding === undefined || binding.path.findParent((path) => path === expression)) continue
        if (binding.scope !== from.file.program.scope) return undefined
        const { node } = binding.path
        if (from === editor) {
          const owner = binding.path.findParent((path) => path.parent === file.program.node)?.node
          if (node.type !== 'ImportSpecifier' && owner)
            statements.push(toStatement(owner, file.program.node.body) ?? statement)
          continue
        }
        if (node.type !== 'ImportSpecifier' || binding.path.parent.type !== 'ImportDeclaration') return undefined
        if (node.imported.type !== 'Identifier') return undefined
        const source = resolveImport({ source: binding.path.parent.source.value, from: from.file.path, to: file.path })
        // What the other file imports from the file with the config is there already.
        if (source !== undefined) imports.push({ source, name: node.imported.name, local: name })
        else if (!file.program.scope.hasOwnBinding(name)) return undefined
      }
      for (const { local, name, source } of imports) {
        const own = file.program.scope.getBinding(local)
        const isSame =
          own?.path.parent.type === 'ImportDeclaration' &&
          own.path.parent.source.value === source &&
          own.path.node.type === 'ImportSpecifier'
        if (own === undefined && local === name) editor.addImport(source, name)
        else if (!isSame) return undefined
      }
      for (const other of statements) if (start(other) > start(place)) place = other
      return from.read(expression.node)
    },
    use: (user) => void users.add(user),
    finish: () => {
      const { style } = file
      const isOwn = users.size === 1 && users.has(editor)
      const adapter = editor.addImport('@latchkey/adapter-eip155', 'eip155Adapter')
      const create = editor.addImport('@latchkey/core', 'createModal')
      const order = ['projectId', 'metadata']
      const before = order.flatMap((name) => (options.has(name) ? [name] : []))
      const after = [...options.keys()].filter((name) => !order.includes(name))
      const write = (name: string): string => {
        const code = options.get(name) ?? ''
        return code === name ? name : `${writeKey(style, name)}: ${code}`
      }
      const lines = [
        ...comments.map((text) => `// ${text}`),
        ...before.map((name) => `${write(name)},`),
        `networks: ${config}.chains,`,
        `adapters: [${adapter}({ wagmiConfig: ${config} })],`,
        ...after.map((name) => `${write(name)},`),
      ]
      const call = [
        `${isOwn ? '' : 'export '}const ${modal} = ${create}({`,
        ...lines.map((line) => `${style.indent}${line}`),
        `})${style.end}`,
      ]
      editor.edits.appendRight(end(place), `${style.newline}${style.newline}${call.join(style.newline)}`)
      editor.changed(statement, `added \`createModal\`, which holds the options of the kit, as \`${modal}\``)
    },
  }
}

/** Returns the places in an expression that read a variable, itself included. */
function listReferences(expression: NodePath): readonly NodePath[] {
  const found: NodePath[] = []
  if (expression.isReferencedIdentifier()) return [expression]
  expression.traverse({
    ReferencedIdentifier(path: NodePath) {
      found.push(path)
    },
  })
  return found
}

function toStatement(node: Node, statements: readonly Statement[]): Statement | undefined {
  return statements.find((statement) => statement === node)
}

/** Writes the name of a literal in the style of the file. */
export function quote(plan: ModalPlan, text: string): string {
  return quoteText(plan.editor.file.style, text)
}
