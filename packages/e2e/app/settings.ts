/** What a journey selects through the page's URL. */
const query = new URLSearchParams(globalThis.location.search)

const preload = query.get('preload')

export const settings = {
  locale: query.get('locale') ?? undefined,
  theme: query.get('theme') ?? undefined,
  /** Separates the stored values of the page's modal. */
  storagePrefix: query.get('prefix') ?? undefined,
  /** The page creates its own wagmi config and shows wagmi's account beside ours. */
  hasWagmi: query.has('wagmi'),
  /** Two modals with separate storage. */
  hasTwo: query.has('two'),
  /** A wallet that the app adds to the list and that is not installed. */
  hasCustom: query.has('custom'),
  /** The app's own cloud. */
  cloud: query.get('cloud') ?? undefined,
  /** The app's own JSON-RPC endpoint of the first chain. */
  rpc: query.get('rpc') ?? undefined,
  /** The relay set by the app. */
  relay: query.get('relay') ?? undefined,
  /** A project id other than `dev`. */
  project: query.get('project') ?? 'dev',
  /** Only pairing, without an adapter. */
  isBasic: query.has('basic'),
  /** The app also supports Ethereum, which most wallets in the catalogue support. */
  hasMainnet: query.has('mainnet'),
  /** When the modal's code loads. */
  preload: preload === 'idle' || preload === 'none' ? preload : undefined,
  /** The app lists only the first chain. */
  hasOneChain: query.has('one'),
} as const
