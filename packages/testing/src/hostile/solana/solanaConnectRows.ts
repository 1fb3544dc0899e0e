import type { SolanaHostileRow } from './SolanaHostileTools.ts'

const stage = 'connect'

/** Wallets with an invalid answer to a connecting site. */
export const solanaConnectRows: readonly SolanaHostileRow[] = [
  {
    id: 'solana-connect-never',
    description: 'Never answers when a site connects, asked silently or not.',
    stage,
    act: ({ announce, never }) => announce({ connect: never }),
  },
  {
    id: 'solana-connect-null',
    description: 'Connects with null.',
    stage,
    act: ({ announce }) => announce({ connect: () => null }),
  },
  {
    id: 'solana-connect-throws-null',
    description: 'Throws null when a site connects.',
    stage,
    act: ({ announce }) => announce({ connect: () => Promise.reject(null) }),
  },
  {
    id: 'solana-connect-accounts-text',
    description: 'Connects with a text for its list of accounts.',
    stage,
    act: ({ announce, account }) => announce({ connect: () => ({ accounts: account.address }) }),
  },
  {
    id: 'solana-connect-no-accounts',
    description: 'Connects with an empty list of accounts.',
    stage,
    act: ({ announce }) => announce({ connect: () => ({ accounts: [] }) }),
  },
  {
    id: 'solana-connect-foreign',
    description: 'Connects with addresses of other chains, too long ones and none at all.',
    stage,
    act: ({ announce, account }) =>
      announce({
        connect: () => ({
          accounts: ['0x1111111111111111111111111111111111111111', 'bc1qar0', 'x'.repeat(1_000_000), '', 7, null].map(
            (address) => ({ ...account, address }),
          ),
        }),
      }),
  },
  {
    id: 'solana-connect-10000',
    description: 'Connects with ten thousand accounts.',
    stage,
    act: ({ announce, account }) =>
      announce({ connect: () => ({ accounts: Array.from({ length: 10_000 }, () => ({ ...account })) }) }),
  },
  {
    id: 'solana-connect-other-key',
    description: 'Connects with an address that is not that of its public key.',
    stage,
    act: ({ announce, account, otherAddress }) =>
      announce({ connect: () => ({ accounts: [{ ...account, address: otherAddress }] }) }),
  },
  {
    id: 'solana-connect-getters',
    description: 'Connects with an account whose address throws when it is read.',
    stage,
    act: ({ announce, refuse }) =>
      announce({ connect: () => ({ accounts: [Object.defineProperty({}, 'address', { get: refuse })] }) }),
  },
  {
    id: 'solana-connect-silent-shows',
    description: 'Gives an account when it is asked silently, to a site that was never let in.',
    stage,
    act: ({ announce, account }) => announce({ connect: () => ({ accounts: [account] }) }),
  },
]
