import type { ImportEdge } from './readImports.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

/**
 * The layers of a package from the lowest to the highest: a folder of src, or `(root)` for the files directly in src that
 * are named nowhere. A layer may import, at run time, from itself and from what stands before it.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  core: [
    ['types', 'utils', 'errors', 'kernel'],
    ['store', 'ports'],
    ['adapter', 'networks'],
    ['api'],
    ['queries'],
    ['remote'],
    ['controllers'],
    ['features'],
    ['(root)'],
    ['entrypoints'],
  ],
  react: [
    ['theme', 'messages'],
    ['ui'],
    ['ModalContext.ts'],
    ['hooks'],
    ['components', 'views', 'features'],
    ['router'],
    ['modal'],
    ['(root)'],
    ['entrypoints'],
  ],
}

/** Folders whose subfolders know nothing of each other, not even types; what they may share is listed. */
const islands: readonly {
  readonly in: string
  readonly folders: RegExp
  readonly shared: RegExp
  readonly rule: string
}[] = [
  {
    in: 'core',
    folders: /^src\/features\/([^/]+)\//,
    shared: /^$/,
    rule: 'a feature never imports another feature',
  },
  {
    in: 'react',
    folders: /^src\/(?:views|features)\/([^/]+)\//,
    shared: /^$/,
    rule: 'views never import views',
  },
  {
    in: 'core',
    folders: /^src\/controllers\/([^/]+)\//,
    shared: /\/(?:state|constants|select[A-Z]\w*)\.ts$/,
    rule: 'a controller may import only the types, selectors and constants of another: it receives the instance',
  },
]

/** What breaks the order inside a package. */
export function checkLayers(edges: readonly ImportEdge[], { path, shortName }: WorkspacePackage): readonly string[] {
  const problems: string[] = []
  for (const { source, target, specifier, kind, line, isTest } of edges) {
    if (target === undefined || isTest || !source.startsWith('src/') || !target.startsWith('src/')) continue
    const where = `${path}/${source}:${line}`
    const order = layers[shortName]
    if (order !== undefined && kind === 'static') {
      const [from, to] = [findLayer(source, order), findLayer(target, order)]
      if (from === -1) problems.push(`${where}: its folder stands in no layer of scripts/imports/checkLayers.ts`)
      else if (to > from)
        problems.push(
          `${where}: "${specifier}" is in a higher layer (${order[to]?.join(', ')}) than ${order[from]?.join(', ')}`,
        )
    }
    if (
      shortName === 'react' &&
      source.startsWith('src/ui/') &&
      /^src\/(?:hooks|modal|router|views|ModalContext)/.test(target)
    )
      problems.push(`${where}: "${specifier}": ui knows no modal`)
    for (const island of islands) {
      const [from, to] = [island.folders.exec(source)?.[1], island.folders.exec(target)?.[1]]
      const isAllowed = island.shared.source !== '^$' && (kind === 'type' || island.shared.test(target))
      if (island.in === shortName && from !== undefined && to !== undefined && from !== to && !isAllowed)
        problems.push(`${where}: "${specifier}": ${island.rule}`)
    }
  }
  return problems
}

function findLayer(file: string, order: readonly (readonly string[])[]): number {
  const [, first = ''] = file.split('/')
  const found = order.findIndex((names) => names.includes(first))
  return found >= 0 || file.split('/').length > 2 ? found : order.findIndex((names) => names.includes('(root)'))
}
