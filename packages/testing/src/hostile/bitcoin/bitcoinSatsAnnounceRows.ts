import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'

const stage = 'announce'

/** Wallets with an invalid entry in `btc_providers`. */
export const bitcoinSatsAnnounceRows: readonly BitcoinHostileRow[] = [
  {
    id: 'bitcoin-sats-list-garbage',
    description: 'Lists providers that are null, numbers, at no place, or at the page’s own things.',
    stage,
    act({ list, refuse }) {
      const ids = [
        'Nowhere.Provider',
        '__proto__',
        'constructor.prototype',
        'localStorage',
        'a.'.repeat(100_000),
        '',
        7,
      ]
      const angry = Object.defineProperty({}, 'id', { get: refuse })
      list([null, 7, 'wallet', [], angry, ...ids.map((id) => ({ id, name: 'Hostile list' }))])
    },
  },
  {
    id: 'bitcoin-sats-list-text',
    description: 'Has a text for its list of providers.',
    stage,
    act: ({ list }) => list('wallets'),
  },
  {
    id: 'bitcoin-sats-list-getter',
    description: 'Has a list of providers that throws when it is read.',
    stage,
    act: ({ target, refuse }) =>
      void Object.defineProperty(target, 'btc_providers', { get: refuse, configurable: true }),
  },
  {
    id: 'bitcoin-sats-list-endless',
    description: 'Lists one provider 100,000 times.',
    stage,
    act({ provide, list, target }) {
      provide()
      const entries: unknown = Reflect.get(target, 'btc_providers')
      list(Array.from({ length: 100_000 }, () => Object(entries)[0]))
    },
  },
  {
    id: 'bitcoin-sats-entry-getters',
    description: 'Has an entry whose name and icon throw when they are read.',
    stage,
    act: ({ provide, refuse }) =>
      provide({ entry: Object.defineProperties({}, { name: { get: refuse }, icon: { get: refuse } }) }),
  },
  {
    id: 'bitcoin-sats-name-bidi',
    description: 'Has an entry whose name is a megabyte that turns the text after it round.',
    stage,
    act: ({ provide }) => provide({ entry: { name: `\u202E${'gnp.exe '.repeat(125_000)}` } }),
  },
  {
    id: 'bitcoin-sats-icon-script',
    description: 'Has an entry whose icon is a page with a script.',
    stage,
    act: ({ provide }) => provide({ entry: { icon: 'data:text/html,<script>window.pwned=1</script>' } }),
  },
  {
    id: 'bitcoin-sats-request-getter',
    description: 'Has a provider that throws when its methods are read.',
    stage,
    act: ({ provide, refuse }) =>
      provide({ provider: Object.defineProperties({}, { request: { get: refuse }, addListener: { get: refuse } }) }),
  },
]
