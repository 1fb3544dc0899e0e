import type { NodePath } from '@babel/traverse'
import type { Editor } from '../../code/Editor.ts'
import type { AppCode } from '../Kit.ts'
import { isImportOf } from '../shared/modulePaths.ts'
import { readElements, resolveConstant, unwrap } from '../shared/readObject.ts'
import { isEvmDefinition, networksModule, otherNetworks } from './networks.ts'

/** The EVM chains of a list of networks. */
interface ReadNetworks {
  /** The variables that hold them, in the file that wants them. */
  readonly names: readonly string[]
  /** Whether the list is written out in place, and holds nothing else. */
  readonly isPlain: boolean
}

/**
 * Reads the EVM chains of a list of networks, which may be a constant of another file of the app.
 *
 * @returns undefined if not all are known.
 */
export function readNetworks(parameters: {
  readonly app: AppCode
  readonly editor: Editor
  readonly path: NodePath
}): ReadNetworks | undefined {
  const { editor, path } = parameters
  const found = findList(parameters)
  if (!found) return undefined
  const names: string[] = []
  let isPlain = found.list === path
  for (const element of readElements(found.list)) {
    if (!element.isIdentifier()) return undefined
    const kind = readKind(element)
    if (kind === undefined || kind.isEvm) {
      const local = kind?.imported === undefined ? element.node.name : editor.addImport('wagmi/chains', kind.imported)
      // Another file's own constant is unknown here.
      if (found.editor !== editor && kind?.imported === undefined) return undefined
      if (!names.includes(local)) names.push(local)
    } else isPlain = false
  }
  return { names, isPlain }
}

function findList(parameters: {
  readonly app: AppCode
  readonly editor: Editor
  readonly path: NodePath
}): { readonly editor: Editor; readonly list: ReturnType<typeof toList> & NodePath } | undefined {
  const { app, editor, path } = parameters
  const own = toList(resolveConstant(path))
  if (own) return { editor, list: own }
  const bare = unwrap(path)
  const binding = bare.isIdentifier() ? bare.scope.getBinding(bare.node.name) : undefined
  const declaration = binding?.path.parent
  const specifier = binding?.path.node
  if (declaration?.type !== 'ImportDeclaration' || specifier?.type !== 'ImportSpecifier') return undefined
  const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
  const source = declaration.source.value
  for (const other of app.editors) {
    if (!isImportOf({ source, from: editor.file.path, to: other.file.path })) continue
    const declarator = other.file.program.scope.getBinding(name)?.path
    const init = declarator?.isVariableDeclarator() ? declarator.get('init') : undefined
    const list = init?.hasNode() ? toList(unwrap(init)) : undefined
    if (list) return { editor: other, list }
  }
  return undefined
}

function toList(path: NodePath) {
  return path.isArrayExpression() ? path : undefined
}

/** Reads what an element of the list is; undefined for a variable of which nothing is known, which is taken for an EVM chain. */
function readKind(element: NodePath): { readonly isEvm: boolean; readonly imported: string | undefined } | undefined {
  const name = element.isIdentifier() ? element.node.name : ''
  const binding = element.scope.getBinding(name)
  const { node, parent } = binding?.path ?? {}
  if (parent?.type === 'ImportDeclaration' && node?.type === 'ImportSpecifier') {
    const imported = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value
    const isOther = otherNetworks.includes(imported) || /^(?:ton|tron)(?:[A-Z]|$)/.test(imported)
    return parent.source.value === networksModule ? { isEvm: !isOther, imported } : undefined
  }
  const init = binding?.path.isVariableDeclarator() ? binding.path.get('init') : undefined
  return init?.hasNode() ? { isEvm: isEvmDefinition(unwrap(init)), imported: undefined } : undefined
}
