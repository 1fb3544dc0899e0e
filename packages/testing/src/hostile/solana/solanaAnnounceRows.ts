import type { SolanaHostileRow } from './SolanaHostileTools.ts'

const stage = 'announce'

/** Wallets with an invalid registration. */
export const solanaAnnounceRows: readonly SolanaHostileRow[] = [
  {
    id: 'solana-nothing',
    description: 'Registers undefined, null, a text and a list.',
    stage,
    act({ register }) {
      for (const value of [undefined, null, 'wallet', []]) register(value)
    },
  },
  {
    id: 'solana-getters',
    description: 'Has a name, icon, chains, features and accounts that throw when they are read.',
    stage,
    act({ announce, refuse }) {
      const names = ['name', 'icon', 'chains', 'features', 'accounts', 'version']
      const wallet = Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: refuse }])))
      announce({ wallet })
    },
  },
  {
    id: 'solana-proxy',
    description: 'Is a proxy that throws whatever is done with it.',
    stage,
    act({ register, refuse }) {
      register(new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse }))
    },
  },
  {
    id: 'solana-callback-throws',
    description: 'Throws while it registers, early and late.',
    stage,
    act({ target, refuse }) {
      target.dispatchEvent(new target.CustomEvent('wallet-standard:register-wallet', { detail: refuse }))
      target.addEventListener('wallet-standard:app-ready', () => target.setTimeout(() => undefined, 0))
    },
  },
  {
    id: 'solana-flood',
    description: 'Registers 500 wallets of one name.',
    stage,
    act({ create, register }) {
      for (let index = 0; index < 500; index += 1) register(create())
    },
  },
  {
    id: 'solana-name-pairing',
    description: 'Has the id of the pairing connector for a name.',
    stage,
    act: ({ announce }) => announce({ wallet: { name: 'walletConnect' } }),
  },
  {
    id: 'solana-name-domain',
    description: 'Has the rdns of an EVM wallet for a name.',
    stage,
    act: ({ announce }) => announce({ wallet: { name: 'io.metamask' } }),
  },
  {
    id: 'solana-name-object',
    description: 'Has a name that throws when it is made a text.',
    stage,
    act: ({ announce, refuse }) => announce({ wallet: { name: { toString: refuse } } }),
  },
  {
    id: 'solana-name-markup',
    description: 'Has a name that is a script where names are taken for markup.',
    stage,
    act: ({ announce }) =>
      announce({ wallet: { name: '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>' } }),
  },
  {
    id: 'solana-name-huge',
    description: 'Has a name of a million characters.',
    stage,
    act: ({ announce }) => announce({ wallet: { name: 'W'.repeat(1_000_000) } }),
  },
  {
    id: 'solana-name-bidi',
    description: 'Has a name that turns the text after it round.',
    stage,
    act: ({ announce }) => announce({ wallet: { name: 'Wallet \u202E\u2067gnp.exe' } }),
  },
  {
    id: 'solana-name-proto',
    description: 'Has the name __proto__, for those who keep wallets in an object.',
    stage,
    act: ({ announce }) => announce({ wallet: { name: '__proto__' } }),
  },
  {
    id: 'solana-icon-10-mb',
    description: 'Has an icon of ten million characters.',
    stage,
    act: ({ announce }) => announce({ wallet: { icon: `data:image/png;base64,${'A'.repeat(10_000_000)}` } }),
  },
  {
    id: 'solana-icon-script-address',
    description: 'Has a script address for an icon.',
    stage,
    act: ({ announce }) => announce({ wallet: { icon: ['java', 'script:window.pwned=1'].join('') } }),
  },
  {
    id: 'solana-icon-http',
    description: 'Has an icon on plain http, that tells a stranger who is looking.',
    stage,
    act: ({ announce }) => announce({ wallet: { icon: 'http://tracker.invalid/icon.png?visitor=1' } }),
  },
  {
    id: 'solana-chains-text',
    description: 'Has a text for its list of chains.',
    stage,
    act: ({ announce }) => announce({ wallet: { chains: 'solana:mainnet' } }),
  },
  {
    id: 'solana-chains-endless',
    description: 'Offers 100,000 chains, each of a name of its own.',
    stage,
    act: ({ announce }) =>
      announce({ wallet: { chains: Array.from({ length: 100_000 }, (_, index) => `solana:${index}`) } }),
  },
  {
    id: 'solana-features-null',
    description: 'Has null for its features.',
    stage,
    act: ({ announce }) => announce({ wallet: { features: null } }),
  },
  {
    id: 'solana-features-empty',
    description: 'Names all of its features, and none of them can be called.',
    stage,
    act: ({ announce }) =>
      announce({
        features: {
          'standard:connect': {},
          'standard:events': { on: true },
          'solana:signMessage': null,
          'solana:signTransaction': 'yes',
        },
      }),
  },
]
