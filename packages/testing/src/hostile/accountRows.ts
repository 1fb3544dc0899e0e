import type { HostileRow } from './types.ts'

const stage = 'connect'

/** Wallets that report invalid accounts and chains. */
export const accountRows: readonly HostileRow[] = [
  {
    id: 'accounts-null',
    description: 'Connects with null for accounts.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_requestAccounts: () => null }) }),
  },
  {
    id: 'accounts-empty',
    description: 'Connects with no account.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_requestAccounts: () => [] }) }),
  },
  {
    id: 'accounts-text',
    description: 'Connects with an address that is in no list.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({ provider: provider({ eth_requestAccounts: () => address, eth_accounts: () => address }) }),
  },
  {
    id: 'accounts-like-a-list',
    description: 'Connects with an object that has a length and a 0.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({ provider: provider({ eth_requestAccounts: () => ({ 0: address, length: 4_294_967_295 }) }) }),
  },
  {
    id: 'accounts-numbers',
    description: 'Connects with numbers for addresses.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [1, 2, Number.NaN] }) }),
  },
  {
    id: 'accounts-objects',
    description: 'Connects with objects that become addresses when they are made a text.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [{ toString: () => address, address }] }) }),
  },
  {
    id: 'accounts-foreign',
    description: 'Connects with addresses of Solana, Bitcoin and a name.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () => [
            '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV1',
            'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
            'vitalik.eth',
          ],
        }),
      }),
  },
  {
    id: 'accounts-short',
    description: 'Connects with an address that is cut off, and one that is too long.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [address.slice(0, -1), `${address}0`] }) }),
  },
  {
    id: 'accounts-bad-checksum',
    description: 'Connects with an address whose checksum is wrong.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => ['0xF39fd6e51aad88f6f4ce6aB8827279cffFb92266'] }) }),
  },
  {
    id: 'accounts-duplicates',
    description: 'Connects with one address three times, in three cases.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () => [
            '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
            '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266',
            '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          ],
        }),
      }),
  },
  {
    id: 'accounts-mixed',
    description: 'Connects with holes and nonsense around one good address.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [undefined, '0x', address, null, {}] }) }),
  },
  {
    id: 'accounts-10000',
    description: 'Connects with ten thousand accounts.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () =>
            Array.from({ length: 10_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`),
        }),
      }),
  },
  {
    id: 'accounts-huge-text',
    description: 'Connects with an address of ten million characters.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [`0x${'1'.repeat(10_000_000)}`] }) }),
  },
  {
    id: 'accounts-getter-throws',
    description: 'Connects with a list that throws when it is looked into.',
    stage,
    act: ({ announce, provider, refuse }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () =>
            Object.defineProperty([], '0', {
              enumerable: true,
              get: refuse,
            }),
        }),
      }),
  },
  {
    id: 'accounts-endless',
    description: 'Connects with a list whose iterator never ends.',
    stage,
    act: ({ announce, provider, address }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () =>
            Object.defineProperty([address], Symbol.iterator, {
              *value() {
                while (true) yield address
              },
            }),
        }),
      }),
  },
  {
    id: 'accounts-differ',
    description: 'Connects with one account and then says that it has another.',
    stage,
    act: ({ announce, provider, otherAddress }) =>
      announce({ provider: provider({ eth_accounts: () => [otherAddress] }) }),
  },
  {
    id: 'accounts-never',
    description: 'Never answers which accounts a site has, asked without a prompt.',
    stage,
    act: ({ announce, provider, never }) => announce({ provider: provider({ eth_accounts: never }) }),
  },
  {
    id: 'accounts-zero',
    description: 'Connects with the zero address.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => [`0x${'0'.repeat(40)}`] }) }),
  },
  {
    id: 'accounts-prototype-pollution',
    description: 'Connects with permissions that carry __proto__ and constructor.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          wallet_requestPermissions: () =>
            JSON.parse(
              '[{"__proto__":{"polluted":true},"parentCapability":"eth_accounts","caveats":[{"type":"__proto__","value":{"polluted":true}}]}]',
            ),
        }),
      }),
  },
  {
    id: 'permissions-garbage',
    description: 'Answers questions about permissions with nonsense.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          wallet_requestPermissions: () => 'granted',
          wallet_getPermissions: () => [null, 7, { caveats: { map: 1 } }],
          wallet_revokePermissions: () => 'no',
        }),
      }),
  },
  {
    id: 'chain-decimal',
    description: 'Says its chain in decimal.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => '31337' }) }),
  },
  {
    id: 'chain-number',
    description: 'Says its chain as a number.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => 31_337 }) }),
  },
  {
    id: 'chain-nan',
    description: 'Says that its chain is not a number.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => Number.NaN }) }),
  },
  {
    id: 'chain-negative',
    description: 'Says that its chain is -1.5.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => -1.5 }) }),
  },
  {
    id: 'chain-zero',
    description: 'Says that its chain is 0x0.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => '0x0' }) }),
  },
  {
    id: 'chain-huge',
    description: 'Says a chain of 256 bits.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => `0x${'f'.repeat(64)}` }) }),
  },
  {
    id: 'chain-null',
    description: 'Says that its chain is null.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_chainId: () => null }) }),
  },
  {
    id: 'chain-markup',
    description: 'Says that its chain is a piece of markup.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_chainId: () => '<img src=x onerror="window.pwned=1">' }) }),
  },
  {
    id: 'chain-object',
    description: 'Says its chain as an object that throws when it is made a number.',
    stage,
    act: ({ announce, provider, refuse }) =>
      announce({
        provider: provider({
          eth_chainId: () => ({
            [Symbol.toPrimitive]: refuse,
          }),
        }),
      }),
  },
  {
    id: 'chain-never',
    description: 'Never says its chain.',
    stage,
    act: ({ announce, provider, never }) =>
      announce({ provider: provider({ eth_chainId: never, net_version: never }) }),
  },
  {
    id: 'chain-rejects',
    description: 'Refuses to say its chain.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_chainId: () => Promise.reject({ code: -32603, message: 'hostile' }) }) }),
  },
  {
    id: 'chain-another-each-time',
    description: 'Says another chain each time.',
    stage,
    act({ announce, provider }) {
      let count = 0
      announce({ provider: provider({ eth_chainId: () => `0x${(count += 1).toString(16)}` }) })
    },
  },
]
