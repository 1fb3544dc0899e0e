import type { ImportEdge } from './readImports.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

/**
 * The layers of a package from the lowest to the highest: folders of src, `*suffix` for files whose names end so, or
 * `(root)` for the other files directly in src. A layer may import from itself and from lower layers.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  protocol: [
    ['apiError.ts', 'sdkQuery.ts', 'defineEndpoint.ts', 'atoms', 'caip', 'relay', 'storage'],
    ['catalogue', 'frame', 'project', 'siwx'],
    ['api'],
    ['embedded'],
    ['operator'],
    ['endpoints.ts'],
    ['entrypoints'],
  ],
  siwx: [['errors'], ['message'], ['verify'], ['storages'], ['(root)'], ['entrypoints']],
  'adapter-eip155': [['types.ts'], ['chain', 'wallets'], ['features'], ['names'], ['(root)'], ['entrypoints']],
  'adapter-solana': [['types.ts'], ['chain', 'wallets'], ['features'], ['(root)'], ['entrypoints']],
  'adapter-bitcoin': [['types.ts'], ['chain'], ['wallets'], ['features'], ['(root)'], ['entrypoints']],
  core: [
    ['kernel'],
    ['adapter', 'options'],
    ['network', 'themes'],
    ['connect'],
    ['account'],
    ['modal', 'telemetry'],
    ['plugin', 'query', 'cloud'],
    [
      'project',
      'catalogue',
      'pairing',
      'sign-in',
      'balance',
      'names',
      'nfts',
      'activity',
      'send',
      'swap',
      'onramp',
      'transactions',
      'calls',
      'smart-account',
      'login',
      '*Plugin.ts',
    ],
    ['(root)'],
    ['entrypoints'],
  ],
  react: [['theme', 'messages'], ['ui'], ['internals'], ['hooks'], ['components', 'views'], ['modal'], ['entrypoints']],
  cloud: [
    ['CloudError.ts', 'config', 'request', 'limits', 'observe'],
    ['storage', 'bus', 'redis'],
    [
      'CloudContext.ts',
      'alerts',
      'audit',
      'operators',
      'projects',
      'catalogue',
      'tokens',
      'images',
      'names',
      'analytics',
      'relay',
      'signIn',
      'embedded',
      'bundler',
      'upstream',
    ],
    ['health'],
    ['http'],
    ['(root)'],
    ['cli', 'entrypoints'],
  ],
  element: [['mount', 'page'], ['parts'], ['elements'], ['(root)'], ['entrypoints']],
  'secure-site': [
    ['messages', 'seen', 'site', 'vault'],
    ['keys', 'secret', 'storage'],
    ['session'],
    ['screens'],
    ['handoff'],
    ['wallet'],
    ['login', 'passkey', 'rpc', 'channel'],
    ['recover', 'settings'],
    ['frame', 'window'],
    // The pages' scripts
    ['(root)'],
    ['entrypoints'],
  ],
  dashboard: [
    ['api', 'charts', 'messages', 'theme'],
    ['parts'],
    ['session'],
    ['pages', 'shell'],
    ['router.tsx'],
    ['createApp.tsx'],
    ['(root)'],
  ],
  testing: [
    ['errors'],
    ['hostile', 'wallet'],
    ['adapter', 'page', 'sheet', 'standard'],
    ['bitcoin', 'solana'],
    ['multichain', 'phone'],
    ['playwright'],
    ['entrypoints'],
  ],
  devnet: [
    ['DevnetDescription.ts', 'DevnetError.ts', 'contracts'],
    ['Devnet.ts', 'DevnetParameters.ts'],
    ['createPortError.ts', 'http'],
    ['anvil', 'chains', 'faucet', 'farcaster', 'identity', 'mail'],
    ['LocalChain.ts', 'parseDevnetParameters.ts'],
    ['bitcoin', 'solana'],
    ['(root)'],
    ['cli'],
    ['entrypoints'],
  ],
  'create-latchkey': [['CreateError.ts'], ['settings'], ['install', 'project'], ['existing'], ['cli'], ['entrypoints']],
  migrate: [['MigrateError.ts'], ['code'], ['kits'], ['project'], ['report'], ['cli'], ['entrypoints']],
}

/** Folders that hold nothing but subfolders. */
const subfoldersOnly: Readonly<Record<string, RegExp>> = { react: /^src\/views\/[^/]+$/ }

/** Folders whose subfolders know nothing of each other, not even types; what they may share is listed. */
const islands: readonly {
  readonly in: string
  readonly folders: RegExp
  readonly shared: RegExp
  /** Which subfolders are built on which others, and may use all of them. */
  readonly uses?: Readonly<Record<string, readonly string[]>>
  readonly rule: string
}[] = [
  {
    in: 'core',
    folders:
      /^src\/(project|catalogue|pairing|sign-in|balance|names|nfts|activity|send|swap|onramp|transactions|calls|smart-account|login)\//,
    shared: /(?:Plugin|Query)\.ts$/,
    uses: {
      nfts: ['balance'],
      swap: ['send', 'balance', 'transactions'],
      onramp: ['send', 'balance'],
      calls: ['transactions'],
      login: ['smart-account'],
    },
    rule: 'a plugin reaches another one only through its definition, its queries and its types',
  },
  {
    in: 'react',
    folders: /^src\/views\/([^/]+)\//,
    shared: /^$/,
    rule: 'a view never imports another view: what both need belongs to internals or ui',
  },
  {
    in: 'core',
    folders: /^src\/(network|connect|account|modal|telemetry)\//,
    shared: /\/\w*(?:[sS]tate|[cC]onstants|select[A-Z]\w*)\.ts$/,
    rule: 'a controller may import only the types, selectors and constants of another: it receives the instance',
  },
]

/** What breaks the order inside a package. */
export function checkLayers(edges: readonly ImportEdge[], { path, shortName }: WorkspacePackage): readonly string[] {
  const problems: string[] = []
  // The tests of journeys are no package of their own, and apps are theirs who copy them.
  if (layers[shortName] === undefined && /^packages\/(?!e2e$)/.test(path))
    problems.push(`${path}: has no layers in scripts/imports/checkLayers.ts`)
  for (const { source, target, specifier, kind, line, isTest } of edges) {
    if (target === undefined || isTest || !source.startsWith('src/') || !target.startsWith('src/')) continue
    const where = `${path}/${source}:${line}`
    const order = layers[shortName]
    if (order !== undefined && kind !== 'dynamic') {
      const [from, to] = [findLayer(source, order), findLayer(target, order)]
      if (from === -1) problems.push(`${where}: its folder is in no layer of scripts/imports/checkLayers.ts`)
      else if (to > from)
        problems.push(
          `${where}: "${specifier}" is in a higher layer (${order[to]?.join(', ')}) than ${order[from]?.join(', ')}`,
        )
    }
    if (subfoldersOnly[shortName]?.test(source) === true)
      problems.push(`${where}: a file may not lie directly in this folder: give it an owner`)
    for (const island of islands) {
      const [from, to] = [island.folders.exec(source)?.[1], island.folders.exec(target)?.[1]]
      const isAllowed = island.shared.source !== '^$' && (kind === 'type' || island.shared.test(target))
      if (from !== undefined && to !== undefined && island.uses?.[from]?.includes(to) === true) continue
      if (island.in === shortName && from !== undefined && to !== undefined && from !== to && !isAllowed)
        problems.push(`${where}: "${specifier}": ${island.rule}`)
    }
  }
  return problems
}

function findLayer(file: string, order: readonly (readonly string[])[]): number {
  const [, first = ''] = file.split('/')
  // The plugins of these folders are in their folder's layer.
  const isDefinition = !['plugin', 'query', 'cloud'].includes(first)
  const bySuffix = order.findIndex((names) =>
    names.some((name) => isDefinition && name.startsWith('*') && file.endsWith(name.slice(1))),
  )
  if (bySuffix >= 0) return bySuffix
  const byFolder = order.findIndex((names) => names.includes(first))
  return byFolder >= 0 || file.split('/').length > 2 ? byFolder : order.findIndex((names) => names.includes('(root)'))
}
