import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'

const stage = 'session'

/** Wallets that misbehave once connected by sats-connect. */
export const bitcoinSatsSessionRows: readonly BitcoinHostileRow[] = [
  {
    id: 'bitcoin-sats-sign-other-key',
    description: 'Signs with the key of another account, by sats-connect.',
    stage,
    act: ({ provide, sign, toBase64 }) =>
      provide({
        answers: {
          async signMessage(params) {
            const message = new TextEncoder().encode(String(Object(params).message))
            return { signature: toBase64(await sign.signMessage(message, 'other')) }
          },
        },
      }),
  },
  {
    id: 'bitcoin-sats-sign-not-base64',
    description: 'Signs with a text that is no base64.',
    stage,
    act: ({ provide }) => provide({ answers: { signMessage: () => ({ signature: '*'.repeat(88) }) } }),
  },
  {
    id: 'bitcoin-sats-sign-endless',
    description: 'Signs with ten million characters.',
    stage,
    act: ({ provide }) => provide({ answers: { signMessage: () => ({ signature: 'A'.repeat(10_000_000) }) } }),
  },
  {
    id: 'bitcoin-sats-sign-never',
    description: 'Never answers when it is asked to sign, by sats-connect.',
    stage,
    act: ({ provide, never }) => provide({ answers: { signMessage: never, signPsbt: never } }),
  },
  {
    id: 'bitcoin-sats-psbt-unsigned',
    description: 'Gives a PSBT back as it was, by sats-connect.',
    stage,
    act: ({ provide }) => provide({ answers: { signPsbt: (params) => ({ psbt: Object(params).psbt }) } }),
  },
  {
    id: 'bitcoin-sats-psbt-other-output',
    description: 'Has a PSBT pay somebody else, and signs that, by sats-connect.',
    stage,
    act: ({ provide, sign, toBase64, fromBase64, redirect }) =>
      provide({
        answers: {
          signPsbt: async (params) => ({
            psbt: toBase64(await sign.signPsbt(redirect(fromBase64(Object(params).psbt)))),
          }),
        },
      }),
  },
  {
    id: 'bitcoin-sats-psbt-not-base64',
    description: 'Gives a text back that is no base64, where a PSBT should be.',
    stage,
    act: ({ provide }) => provide({ answers: { signPsbt: () => ({ psbt: 'not / a * PSBT' }) } }),
  },
  {
    id: 'bitcoin-sats-change-garbage',
    description: 'Tells of changes that are null, numbers and lists that throw, by sats-connect.',
    stage,
    act({ provide, satsAddress, emit, later, refuse }) {
      provide({
        answers: {
          wallet_connect() {
            later(() => {
              const lists = [null, 7, [{}], [{ address: 7 }], new Proxy([], { get: refuse })]
              for (const event of ['accountChange', 'networkChange', 'nonsense']) {
                for (const properties of [null, 7, {}, ...lists.map((addresses) => ({ addresses }))])
                  emit(event, properties)
              }
            })
            return { addresses: [satsAddress], network: { bitcoin: { name: 'Regtest' } } }
          },
        },
      })
    },
  },
  {
    id: 'bitcoin-sats-change-revoked',
    description: 'Tells of a change with a list that was revoked, of which nothing at all can be asked.',
    stage,
    act({ provide, satsAddress, emit, later }) {
      provide({
        answers: {
          wallet_connect() {
            later(() => {
              const { proxy, revoke } = Proxy.revocable([], {})
              revoke()
              emit('accountChange', { addresses: proxy })
              emit('networkChange', { addresses: proxy })
            })
            return { addresses: [satsAddress], network: { bitcoin: { name: 'Regtest' } } }
          },
        },
      })
    },
  },
  {
    id: 'bitcoin-sats-change-storm',
    description: 'Changes its account and network 1,000 times at once.',
    stage,
    act({ provide, satsAddress, emit, later }) {
      provide({
        answers: {
          wallet_connect() {
            later(() => {
              for (let index = 0; index < 1_000; index += 1) {
                emit('accountChange', { addresses: [satsAddress] })
                emit('networkChange', { bitcoin: { name: index % 2 === 0 ? 'Regtest' : 'Mainnet' } })
              }
            })
            return { addresses: [satsAddress], network: { bitcoin: { name: 'Regtest' } } }
          },
        },
      })
    },
  },
  {
    id: 'bitcoin-sats-events-throw',
    description: 'Throws when someone wants to listen, by sats-connect.',
    stage,
    act: ({ provide, refuse }) => provide({ provider: { addListener: refuse } }),
  },
  {
    id: 'bitcoin-sats-disconnect-never',
    description: 'Never answers when a site disconnects, by sats-connect.',
    stage,
    act: ({ provide, never }) => provide({ answers: { wallet_disconnect: never } }),
  },
]
