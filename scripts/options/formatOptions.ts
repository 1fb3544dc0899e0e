import { readProperties, readTypes } from './readTypes.ts'
import type { TypeDeclaration, TypeMember } from './readTypes.ts'

const core = 'packages/core/src'
const typeFiles = [
  `${core}/plugin/Modal.ts`,
  `${core}/options/BaseModalOptions.ts`,
  `${core}/options/features.ts`,
  `${core}/options/CustomWallet.ts`,
  `${core}/options/WalletGroup.ts`,
  `${core}/options/AvatarParameters.ts`,
  `${core}/options/OwnMessages.ts`,
  `${core}/options/ThemeToken.ts`,
  `${core}/options/ThemeValues.ts`,
  `${core}/options/SiweConfig.ts`,
  `${core}/kernel/ports/createLevelLogger.ts`,
  `${core}/kernel/ports/ports.ts`,
  `${core}/options/SwapContracts.ts`,
  `${core}/adapter/Network.ts`,
  `${core}/adapter/types.ts`,
]
const adapterFiles = ['eip155', 'solana', 'bitcoin'].map((name) => `packages/adapter-${name}/src/types.ts`)
const exampleFile = 'packages/e2e/src/options.test-d.ts'

/** The types behind options, in the order of the page. */
const shownTypes = [
  'Metadata',
  'RelayOptions',
  'OpenPairingClientParameters',
  'LocalFeatures',
  'RemoteFeatures',
  'ConnectMethod',
  'ConnectorGroup',
  'WalletFeature',
  'SocialName',
  'SwapProvider',
  'OnrampProvider',
  'SwapContracts',
  'SwapDialect',
  'CustomWallet',
  'WalletGroup',
  'AvatarParameters',
  'OwnMessages',
  'ThemeMode',
  'ThemeValues',
  'ThemeToken',
  'ThemeValue',
  'SiweConfig',
  'SiweMessageParameters',
  'SiweMessageArguments',
  'SiweSession',
  'LogLevel',
  'AccountType',
  'Ports',
  'NetworkInput',
  'NetworkDescription',
]
const adapterTypes = ['Eip155AdapterParameters', 'SolanaAdapterParameters', 'BitcoinAdapterParameters']

/** Returns docs/options.md. `unserved` names the flags that have no effect yet. */
export function formatOptions(unserved: readonly string[]): string {
  const types = readTypes(typeFiles)
  const adapters = readTypes(adapterFiles)
  const examples = readProperties(exampleFile, ['examples'])
  const defaults = readProperties(`${core}/options/constants.ts`, [
    'defaultOptions',
    'defaultFeatures',
    'defaultRemoteFeatures',
  ])
  const get = (name: string, from = types): TypeDeclaration => {
    const type = from.get(name)
    if (type === undefined) throw new TypeError(`The type ${name} is in none of the files that formatOptions reads.`)
    return type
  }
  const options = [...get('ModalOptions').members, ...get('BaseModalOptions').members]
  const link = (type: string): string => linkTypes(type, shownTypes)

  return [
    '# Options',
    '',
    'Everything that `createModal` of `@latchkey/core` accepts, and the parameters of the adapters. This page is generated from the types',
    `and from the examples in \`${exampleFile}\`, which are compiled.`,
    'Only `networks` and `adapters` are required. In development, `createModal` throws `options.invalid` for a name or a value that is not',
    'allowed, and warns in the console about options without effect.',
    '',
    '| option | default | |',
    '|---|---|---|',
    ...options.map(
      (option) =>
        `| [\`${option.name}\`](#${option.name.toLowerCase()}) | ${code(findDefault(option, defaults))} | ${firstSentence(option.text)} |`,
    ),
    '',
    ...options.flatMap((option) => [
      `## ${option.name}`,
      '',
      option.text,
      '',
      `Type: ${link(shortTypes[option.name] ?? option.type)}${option.isOptional ? '' : ' (required)'}`,
      '',
      '```ts',
      formatExample(option.name, examples),
      '```',
      '',
      ...(notes[option.name] ?? []),
    ]),
    '# Types of options',
    '',
    ...shownTypes.flatMap((name) => formatType(get(name), { defaults, unserved, link })),
    '# Parameters of the adapters',
    '',
    ...adapterTypes.flatMap((name) => formatType(get(name, adapters), { defaults: new Map(), unserved: [], link })),
  ].join('\n')
}

/** The types of options whose declarations serve the compiler. */
const shortTypes: Readonly<Record<string, string>> = {
  networks: 'readonly NetworkInput[]',
  adapters: 'readonly AdapterFactory[]',
  defaultNetwork: 'NetworkInput',
  metadata: "Pick<Metadata, 'name'> & Partial<Metadata>",
  features: 'Partial<LocalFeatures & RemoteFeatures>',
}

/** What the types do not say. */
const notes: Readonly<Record<string, readonly string[]>> = {
  features: [
    'The order of the list of wallets is `connectorTypeOrder`. By default WalletConnect comes first, then the wallets that were used last,',
    'then the installed ones. The example shows installed wallets first. Groups that the order does not name come last.',
    '',
  ],
  includeWalletIds: ['The ids are listed in [wallets.md](wallets.md).', ''],
  excludeWalletIds: ['The ids are listed in [wallets.md](wallets.md).', ''],
  featuredWalletIds: ['The ids are listed in [wallets.md](wallets.md).', ''],
  walletGroups: [
    'The ids are listed in [wallets.md](wallets.md). Wallets of `featuredWalletIds` that are in no group come after the groups, and then the',
    'rest in the order of `features.connectorTypeOrder`. In an app with several languages, set the headings by `setMessages` of `useLocale`,',
    'with keys such as `connect.group.Hardware wallets`. `useConnectors` does not know the groups: it lists what is in the page.',
    '',
  ],
  avatar: [
    'The buttons show it if their `show` has `name`. An `https:` picture needs its host in `img-src` of your Content-Security-Policy.',
    '',
  ],
  themeVariables: ['The tokens are listed in [theme.md](theme.md).', ''],
  storagePrefix: ['The stored values are listed in [storage.md](storage.md).', ''],
}

function formatExample(name: string, examples: ReadonlyMap<string, string>): string {
  const example = examples.get(name)
  if (example === undefined) throw new TypeError(`${exampleFile} has no example of the option ${name}.`)
  const entry = example.startsWith(`${name}(`) ? example : `${name}: ${example}`
  const required = name === 'networks' ? 'adapters, ' : name === 'adapters' ? 'networks, ' : 'networks, adapters, '
  const line = `createModal({ ${required}${entry} })`
  if (line.length <= 110) return line
  return [
    'createModal({',
    ...required
      .trim()
      .split(' ')
      .map((part) => `  ${part}`),
    `  ${entry},`,
    '})',
  ].join('\n')
}

function formatType(
  type: TypeDeclaration,
  context: {
    readonly defaults: ReadonlyMap<string, string>
    readonly unserved: readonly string[]
    readonly link: (type: string) => string
  },
): readonly string[] {
  const { defaults, unserved, link } = context
  const head = [`## ${type.name}`, '', ...(type.text === '' ? [] : [firstParagraph(type.text), ''])]
  if (type.source !== '') return [...head, link(type.source), '']
  const isFeatures = type.name === 'LocalFeatures' || type.name === 'RemoteFeatures'
  return [
    ...head,
    isFeatures ? '| name | type | default | |' : '| name | type | |',
    isFeatures ? '|---|---|---|---|' : '|---|---|---|',
    ...type.members.map((member) => {
      const isUnserved = isFeatures && unserved.includes(member.name)
      const text = `${member.text}${isUnserved ? ' **No effect yet**: setting it warns in development.' : ''}`
      const required = member.isOptional || isFeatures ? '' : ' (required)'
      const cells = [`\`${member.name}\`${required}`, link(member.type)]
      if (isFeatures) cells.push(code(defaults.get(member.name)))
      return `| ${[...cells, text === '' ? '–' : text.replaceAll('|', String.raw`\|`)].join(' | ')} |`
    }),
    '',
  ]
}

/** The default of an option: from the constants, or from its comment. */
function findDefault({ name, text }: TypeMember, defaults: ReadonlyMap<string, string>): string | undefined {
  const constant = defaults.get(name)
  if (constant !== undefined && constant !== 'null' && constant !== "''") return constant
  if (/\bOn by default/.test(text)) return 'true'
  if (/\bOff by default/.test(text)) return 'false'
  const [, word] = /`(\w+)` by default/.exec(text) ?? []
  return word === undefined ? undefined : `'${word}'`
}

function code(text: string | undefined): string {
  return text === undefined ? '–' : `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)}\``
}

function linkTypes(type: string, names: readonly string[]): string {
  const shown = code(type)
  const linked = names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(type))
  if (linked.length === 0) return shown
  return `${shown} (${linked.map((name) => `[${name}](#${name.toLowerCase()})`).join(', ')})`
}

function firstSentence(text: string): string {
  return (/^.*?[^.]\.(?= [A-Z`]|$)/.exec(text)?.[0] ?? text).replaceAll('|', String.raw`\|`)
}

/** A comment without its tags and examples. */
function firstParagraph(text: string): string {
  return text.replace(/ ?@(?:example|see|throws)\b[^]*$/, '')
}
