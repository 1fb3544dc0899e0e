/** What a journey asks of the page, by its address. */
const query = new URLSearchParams(globalThis.location.search)

export const settings = {
  locale: query.get('locale') ?? undefined,
  theme: query.get('theme') ?? undefined,
  /** The page makes its own wagmi config and shows wagmi's account beside ours. */
  hasWagmi: query.has('wagmi'),
  /** Two modals with storages of their own. */
  hasTwo: query.has('two'),
  /** A wallet that the app lists by itself and that is not installed. */
  hasCustom: query.has('custom'),
  /** The app's own cloud. */
  cloud: query.get('cloud') ?? undefined,
  /** The relay that the app names itself. */
  relay: query.get('relay') ?? undefined,
  /** A project other than `dev`. */
  project: query.get('project') ?? 'dev',
  /** Only pairing: no adapter at all. */
  isBasic: query.has('basic'),
  /** The app runs on Ethereum too, which most wallets of the catalogue know. */
  hasMainnet: query.has('mainnet'),
  /** Only the first chain belongs to the app. */
  hasOneChain: query.has('one'),
} as const
