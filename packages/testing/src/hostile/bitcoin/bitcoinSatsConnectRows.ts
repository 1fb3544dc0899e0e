import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'

const stage = 'connect'

/** Wallets with an invalid sats-connect answer to a connecting site. */
export const bitcoinSatsConnectRows: readonly BitcoinHostileRow[] = [
  {
    id: 'bitcoin-sats-connect-never',
    description: 'Never answers anything.',
    stage,
    act: ({ provide, never }) => provide({ provider: { request: never } }),
  },
  {
    id: 'bitcoin-sats-connect-no-promise',
    description: 'Answers at once with numbers, where a promise should be.',
    stage,
    act: ({ provide }) => provide({ provider: { request: () => 7 } }),
  },
  {
    id: 'bitcoin-sats-connect-throws',
    description: 'Throws when it is asked, before there is any promise.',
    stage,
    act: ({ provide, refuse }) => provide({ provider: { request: refuse } }),
  },
  {
    id: 'bitcoin-sats-connect-rejects-text',
    description: 'Rejects with a text.',
    stage,
    act: ({ provide }) => provide({ provider: { request: () => Promise.reject('no') } }),
  },
  {
    id: 'bitcoin-sats-connect-error-garbage',
    description: 'Refuses with an error that is its own cause and has an object for its code.',
    stage,
    act({ provide }) {
      const error: Record<string, unknown> = { code: {}, message: 7 }
      error['cause'] = error
      provide({ replies: { wallet_connect: () => ({ jsonrpc: '2.0', id: '1', error }) } })
    },
  },
  {
    id: 'bitcoin-sats-connect-both',
    description: 'Answers with a result and an error at once.',
    stage,
    act: ({ provide, satsAddress }) =>
      provide({
        replies: {
          wallet_connect: () => ({ result: { addresses: [satsAddress] }, error: { code: -32_000, message: 'No' } }),
        },
      }),
  },
  {
    id: 'bitcoin-sats-connect-no-addresses',
    description: 'Connects without any address.',
    stage,
    act: ({ provide }) => provide({ answers: { wallet_connect: () => ({ addresses: [] }) } }),
  },
  {
    id: 'bitcoin-sats-connect-wrong-types',
    description: 'Connects with addresses that are numbers, lists and objects that throw.',
    stage,
    act: ({ provide, satsAddress, refuse }) =>
      provide({
        answers: {
          wallet_connect: () => ({
            addresses: [
              7,
              null,
              [],
              { ...satsAddress, address: 7 },
              Object.defineProperty({}, 'address', { get: refuse }),
              new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : refuse()) }),
            ],
          }),
        },
      }),
  },
  {
    id: 'bitcoin-sats-connect-other-network',
    description: 'Says that it is on the main network, and gives an address of regtest.',
    stage,
    act: ({ provide, satsAddress }) =>
      provide({
        answers: {
          wallet_connect: () => ({ addresses: [satsAddress], network: { bitcoin: { name: 'Mainnet' } } }),
        },
      }),
  },
  {
    id: 'bitcoin-sats-connect-network-garbage',
    description: 'Says that it is on a network whose name is a megabyte.',
    stage,
    act: ({ provide, satsAddress }) =>
      provide({
        answers: {
          wallet_connect: () => ({ addresses: [satsAddress], network: { bitcoin: { name: 'N'.repeat(1_000_000) } } }),
        },
      }),
  },
  {
    id: 'bitcoin-sats-connect-10000',
    description: 'Connects with ten thousand addresses.',
    stage,
    act: ({ provide, satsAddress }) =>
      provide({
        answers: { wallet_connect: () => ({ addresses: Array.from({ length: 10_000 }, () => satsAddress) }) },
      }),
  },
]
