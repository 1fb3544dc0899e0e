import type { NodePath } from '@babel/traverse'
import type { Node, ObjectExpression, ObjectProperty } from '@babel/types'
import { quoteText } from '../../code/CodeStyle.ts'
import { end, start } from '../../code/nodePlaces.ts'
import type { Editor } from '../../code/Editor.ts'
import { findLineRange } from '../../code/findLineRange.ts'
import { removeItems } from '../../code/removeItems.ts'
import { MigrateError } from '../../MigrateError.ts'
import type { Finding } from '../../code/Finding.ts'
import { readElements, readProperties, resolveConstant, unwrap } from '../shared/readObject.ts'
import { convertFeatures } from './features.ts'
import type { FoundCall } from './modal.ts'
import { convertThemeVariables } from './theme.ts'

/** What a rule for an option is given. */
export interface OptionParameters {
  readonly editor: Editor
  readonly name: string
  readonly property: ObjectProperty
  readonly value: NodePath
  /** Whether the app has a config of wagmi of its own. */
  readonly hasOwnConfig: boolean
  /** Gives the option another name. */
  readonly rename: (name: string) => void
  /** Adds a feature, or an argument of `eip155Adapter`. */
  readonly add: (target: 'features' | 'rpcUrls', code: string) => void
  /** Reports that the option was left out. */
  readonly leave: (why: string, todo: string, section?: Finding['section']) => 'remove'
}

/** Returns whether the option stays. */
type OptionRule = (parameters: OptionParameters) => 'keep' | 'remove'

const keep: OptionRule = () => 'keep'
const renameTo =
  (name: string): OptionRule =>
  ({ rename }) => {
    rename(name)
    return 'keep'
  }
const without =
  (why: string, todo: string): OptionRule =>
  ({ leave }) =>
    leave(why, todo)

const walletIds: OptionRule = ({ leave, name, value }) => {
  const list = resolveConstant(value)
  const ids = list.isArrayExpression() ? readElements(list) : undefined
  // Ids of the kit are hexadecimal. Words are ours.
  if (ids?.every((id) => id.isStringLiteral() && !/^[\da-f]{64}$/.test(id.node.value)) === true) return 'keep'
  return leave('the catalogue has ids of its own', `Set \`${name}\` to ids of docs/wallets.md, such as \`rainbow\`.`)
}
const coinbase = without(
  'the app configures this connector itself',
  "Put wagmi's connector `coinbaseWallet({ preference })` into your own config.",
)

/** The options of `createAppKit`. */
const optionRules: Readonly<Record<string, OptionRule>> = {
  adapters: keep,
  networks: keep,
  defaultNetwork: keep,
  projectId: keep,
  metadata: keep,
  customWallets: keep,
  themeMode: keep,
  enableNetworkSwitch: keep,
  enableReconnect: keep,
  allowUnsupportedChain: keep,
  siweConfig: keep,
  features: convertFeatures,
  themeVariables: convertThemeVariables,
  termsConditionsUrl: renameTo('termsUrl'),
  privacyPolicyUrl: renameTo('privacyUrl'),
  featuredWalletIds: walletIds,
  includeWalletIds: walletIds,
  excludeWalletIds: walletIds,
  enableCoinbase: coinbase,
  coinbasePreference: coinbase,
  debug: convertDebug,
  allWallets: convertAllWallets,
  customRpcUrls: convertRpcUrls,
  defaultAccountTypes: convertAccountTypes,
  siwx: ({ editor, property }) => {
    editor.manual(
      property,
      'left `siwx`: another server verifies the sign-in',
      'Set it to `createSiwx` of `@latchkey/siwx` with a storage, and do not publish the app before.',
      'options',
    )
    return 'keep'
  },
  chainImages: without('networks carry their pictures', 'Set `assets.imageUrl` of the network by `defineNetwork`.'),
  connectorImages: without('no counterpart', 'Nothing to do: a wallet has its own icon, or that of the catalogue.'),
  enableWallets: without('no counterpart', 'For the login alone, use `useLogin` in a form of your own.'),
  enableMobileFullScreen: without(
    'no counterpart',
    'Nothing to do: a phone shows a sheet at the bottom of the screen.',
  ),
  enableWalletGuide: without('no counterpart', 'Nothing to do: it is shown only where no wallet is installed.'),
  universalProviderConfigOverride: without(
    'methods and events cannot be set',
    'Set `openPairingClient` to use a `UniversalProvider` of your own.',
  ),
}

/**
 * Turns the options of `createAppKit` into those of `createModal`, in place.
 *
 * @returns the code of the app's own endpoints for `eip155Adapter`.
 * @throws MigrateError `config_unknown`
 */
export function convertOptions(parameters: {
  readonly call: FoundCall
  readonly hasOwnConfig: boolean
}): string | undefined {
  const { call, hasOwnConfig } = parameters
  const { editor, options } = call
  const properties = readProperties(options)
  if (!properties)
    throw new MigrateError(
      'config_unknown',
      `The options of \`createAppKit\` in ${editor.file.path} have spreads or methods, so not all of them are known. Nothing was changed.`,
    )
  const removed = new Set<Node>()
  const added: Record<'features' | 'rpcUrls', string[]> = { features: [], rpcUrls: [] }
  for (const [name, { property, value }] of properties) {
    const leave: OptionParameters['leave'] = (why, todo, section = 'options') => {
      const code = editor.read(property).replaceAll(/\s+/g, ' ')
      editor.manual(property, `left out \`${code}\`: ${why}`, todo, section)
      return 'remove'
    }
    const rename = (other: string): void => {
      if (property.shorthand) editor.edits.appendRight(start(property), `${other}: `)
      else editor.edits.update(start(property.key), end(property.key), other)
      editor.changed(property, `renamed the option \`${name}\` to \`${other}\``)
    }
    const add: OptionParameters['add'] = (target, code) => void added[target].push(code)
    const rule = optionRules[name]
    const outcome = rule
      ? rule({ editor, name, property, value, hasOwnConfig, rename, add, leave })
      : leave('it is not an option that the documentation of the kit lists', 'Look for an option of `createModal`.')
    if (outcome === 'remove') removed.add(property)
  }
  removeItems(editor, options.node.properties, (item) => removed.has(item))
  addFields(editor, options, properties.has('adapters') ? [] : ['adapters: []'])
  const features = properties.get('features')?.value
  const object = features && resolveConstant(features)
  if (added.features.length > 0 && object?.isObjectExpression()) addFields(editor, object, added.features)
  else if (added.features.length > 0) addFields(editor, options, [`features: { ${added.features.join(', ')} }`])
  return added.rpcUrls.length > 0 ? `{ ${added.rpcUrls.join(', ')} }` : undefined
}

/** Adds fields at the beginning of an object. */
function addFields(editor: Editor, object: NodePath<ObjectExpression>, fields: readonly string[]): void {
  const { edits, file } = editor
  const at = start(object.node) + 1
  const [first] = object.node.properties
  const isLine = first !== undefined && findLineRange(file.text, at, at).isLine
  const newLine = first !== undefined && file.text.slice(at, start(first)).includes('\n')
  const indent = first && newLine ? file.text.slice(file.text.lastIndexOf('\n', start(first)) + 1, start(first)) : ''
  const before = newLine || isLine ? `${file.style.newline}${indent}` : ' '
  for (const field of fields) edits.appendLeft(at, `${before}${field},`)
}

function convertDebug({ editor, property, value }: OptionParameters): 'keep' | 'remove' {
  const literal = unwrap(value)
  if (literal.isBooleanLiteral() && !literal.node.value) {
    editor.changed(property, 'removed `debug`: the default')
    return 'remove'
  }
  const debug = quoteText(editor.file.style, 'debug')
  const code = literal.isBooleanLiteral()
    ? debug
    : `${editor.read(value.node)} ? ${debug} : ${quoteText(editor.file.style, 'error')}`
  editor.edits.update(start(property), end(property), `logLevel: ${code}`)
  editor.changed(property, 'replaced `debug` by `logLevel`')
  return 'keep'
}

function convertAllWallets({ add, editor, leave, property, value }: OptionParameters): 'keep' | 'remove' {
  const literal = unwrap(value)
  const name = literal.isStringLiteral() ? literal.node.value : undefined
  if (name === 'SHOW') editor.changed(property, 'removed `allWallets`: the default')
  else if (name === 'HIDE') {
    add('features', 'allWallets: false')
    editor.changed(property, 'replaced `allWallets` by `features.allWallets`')
  } else return leave('only on and off have a counterpart', 'Set `features.allWallets`.')
  return 'remove'
}

/** Endpoints by CAIP-2 id, each with a list of `{ url }`. */
function convertRpcUrls({ add, editor, hasOwnConfig, leave, property, value }: OptionParameters): 'keep' | 'remove' {
  const object = resolveConstant(value)
  const fields = object.isObjectExpression() ? readProperties(object) : undefined
  if (!fields || hasOwnConfig)
    return leave(
      hasOwnConfig ? 'the config of wagmi has the endpoints' : 'it is not written out as an object',
      hasOwnConfig
        ? 'Set `transports` of `createConfig`, such as `[mainnet.id]: http(url)`.'
        : 'Set `rpcUrls` of the adapters.',
    )
  for (const [id, field] of fields) {
    const chain = /^eip155:(?<chain>\d+)$/.exec(id)?.groups?.['chain']
    const list = unwrap(field.value)
    const urls = (list.isArrayExpression() ? readElements(list) : []).map((one) => {
      const url = one.isObjectExpression() ? readProperties(one)?.get('url')?.value : undefined
      return url?.isStringLiteral() ? quoteText(editor.file.style, url.node.value) : undefined
    })
    const [url, other] = urls
    if (chain === undefined || url === undefined || urls.includes(undefined))
      editor.manual(
        field.property,
        `left out \`${id}\` of \`customRpcUrls\``,
        'Set `rpcUrls` of the adapter of this chain; on Bitcoin `esploraUrls`.',
        'options',
      )
    else add('rpcUrls', `${chain}: ${other === undefined ? url : `[${urls.join(', ')}]`}`)
  }
  editor.changed(property, 'moved `customRpcUrls` to `rpcUrls` of the adapter')
  return 'remove'
}

function convertAccountTypes({ editor, value }: OptionParameters): 'keep' | 'remove' {
  const object = resolveConstant(value)
  const bitcoin = object.isObjectExpression() ? readProperties(object)?.get('bip122') : undefined
  if (!bitcoin || !object.isObjectExpression()) return 'keep'
  removeItems(editor, object.node.properties, (item) => item === bitcoin.property)
  editor.manual(
    bitcoin.property,
    `left out \`${editor.read(bitcoin.property)}\` of \`defaultAccountTypes\``,
    'Nothing to do: on Bitcoin there is `payment` only.',
    'options',
  )
  return 'keep'
}
