import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'

const stage = 'connect'

/** Wallets with an invalid answer to a connecting site. */
export const bitcoinConnectRows: readonly BitcoinHostileRow[] = [
  {
    id: 'bitcoin-connect-never',
    description: 'Never answers when a site connects, asked silently or not.',
    stage,
    act: ({ announce, never }) => announce({ connect: never }),
  },
  {
    id: 'bitcoin-connect-null',
    description: 'Connects with null.',
    stage,
    act: ({ announce }) => announce({ connect: () => null }),
  },
  {
    id: 'bitcoin-connect-throws-null',
    description: 'Throws null when a site connects.',
    stage,
    act: ({ announce }) => announce({ connect: () => Promise.reject(null) }),
  },
  {
    id: 'bitcoin-connect-throws-symbol',
    description: 'Throws a symbol, which cannot be made a text.',
    stage,
    act: ({ announce }) => announce({ connect: () => Promise.reject(Symbol('hostile')) }),
  },
  {
    id: 'bitcoin-connect-accounts-text',
    description: 'Connects with a text for its list of accounts.',
    stage,
    act: ({ announce, account }) => announce({ connect: () => ({ accounts: account.address }) }),
  },
  {
    id: 'bitcoin-connect-no-accounts',
    description: 'Connects with an empty list of accounts.',
    stage,
    act: ({ announce }) => announce({ connect: () => ({ accounts: [] }) }),
  },
  {
    id: 'bitcoin-connect-foreign',
    description: 'Connects with addresses of other chains, broken, too long, and none at all.',
    stage,
    act: ({ announce, account }) =>
      announce({
        connect: () => ({
          accounts: [
            '0x1111111111111111111111111111111111111111',
            'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
            `${account.address.slice(0, -1)}q`,
            'b'.repeat(1_000_000),
            '',
            7,
            null,
          ].map((address) => ({ ...account, address })),
        }),
      }),
  },
  {
    id: 'bitcoin-connect-other-network',
    description: 'Connects on regtest with an address of the main network.',
    stage,
    act: ({ announce, account, mainnetAddress }) =>
      announce({ connect: () => ({ accounts: [{ ...account, address: mainnetAddress }] }) }),
  },
  {
    id: 'bitcoin-connect-other-key',
    description: 'Connects with an address that is not that of its public key.',
    stage,
    act: ({ announce, account, otherAddress }) =>
      announce({ connect: () => ({ accounts: [{ ...account, address: otherAddress }] }) }),
  },
  {
    id: 'bitcoin-connect-wrong-types',
    description: 'Connects with an account whose key, chains, features and purpose are of wrong types.',
    stage,
    act: ({ announce, account }) =>
      announce({
        connect: () => ({
          accounts: [{ address: account.address, publicKey: { length: 1e9 }, chains: 7, features: null, purpose: {} }],
        }),
      }),
  },
  {
    id: 'bitcoin-connect-10000',
    description: 'Connects with ten thousand times the same account.',
    stage,
    act: ({ announce, account }) =>
      announce({ connect: () => ({ accounts: Array.from({ length: 10_000 }, () => ({ ...account })) }) }),
  },
  {
    id: 'bitcoin-connect-endless',
    description: 'Connects with a list that is said to have four billion accounts.',
    stage,
    act: ({ announce, account }) =>
      announce({ connect: () => ({ accounts: Object.assign([account], { length: 4_294_967_295 }) }) }),
  },
  {
    id: 'bitcoin-connect-duplicates',
    description: 'Connects with one address twice: to pay with, and for ordinals.',
    stage,
    act: ({ announce, account }) =>
      announce({ connect: () => ({ accounts: [{ ...account, purpose: 'ordinals' }, account] }) }),
  },
  {
    id: 'bitcoin-connect-ordinals-only',
    description: 'Connects with an account for ordinals alone, from which nothing may be paid.',
    stage,
    act: ({ announce, ordinals }) => announce({ connect: () => ({ accounts: [ordinals] }) }),
  },
  {
    id: 'bitcoin-connect-getters',
    description: 'Connects with an account whose address throws when it is read.',
    stage,
    act: ({ announce, refuse }) =>
      announce({ connect: () => ({ accounts: [Object.defineProperty({}, 'address', { get: refuse })] }) }),
  },
  {
    id: 'bitcoin-connect-list-throws',
    description: 'Connects with a list that throws when it is read.',
    stage,
    act: ({ announce, refuse }) => announce({ connect: () => ({ accounts: new Proxy([], { get: refuse }) }) }),
  },
  {
    id: 'bitcoin-connect-silent-shows',
    description: 'Gives an account when it is asked silently, to a site that was never let in.',
    stage,
    act: ({ announce, account }) => announce({ connect: () => ({ accounts: [account] }) }),
  },
]
