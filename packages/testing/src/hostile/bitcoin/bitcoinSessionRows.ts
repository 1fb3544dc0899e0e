import type { BitcoinHostileRow } from './BitcoinHostileTools.ts'

const stage = 'session'

/** Wallets that misbehave once connected. */
export const bitcoinSessionRows: readonly BitcoinHostileRow[] = [
  {
    id: 'bitcoin-sign-other-key',
    description: 'Signs with the key of another account.',
    stage,
    act: ({ announce, sign }) =>
      announce({
        signMessage: async (message) => ({
          signedMessage: message,
          signature: await sign.signMessage(message, 'other'),
        }),
      }),
  },
  {
    id: 'bitcoin-sign-other-message',
    description: 'Signs another message than it was given.',
    stage,
    act: ({ announce, sign }) =>
      announce({
        async signMessage() {
          const signedMessage = new TextEncoder().encode('I owe you everything.')
          return { signedMessage, signature: await sign.signMessage(signedMessage) }
        },
      }),
  },
  {
    id: 'bitcoin-sign-garbage',
    description: 'Signs with 65 bytes that are no signature.',
    stage,
    act: ({ announce }) => announce({ signMessage: () => ({ signature: new Uint8Array(65).fill(31) }) }),
  },
  {
    id: 'bitcoin-sign-short',
    description: 'Signs with ten bytes.',
    stage,
    act: ({ announce }) => announce({ signMessage: () => ({ signature: new Uint8Array(10) }) }),
  },
  {
    id: 'bitcoin-sign-endless',
    description: 'Signs with eight million bytes.',
    stage,
    act: ({ announce }) => announce({ signMessage: () => ({ signature: new Uint8Array(8_000_000) }) }),
  },
  {
    id: 'bitcoin-sign-text',
    description: 'Signs with a text, where bytes should be.',
    stage,
    act: ({ announce }) => announce({ signMessage: () => ({ signature: 'signed' }) }),
  },
  {
    id: 'bitcoin-sign-nothing',
    description: 'Answers a request to sign with an empty list.',
    stage,
    act: ({ announce }) =>
      announce({ features: { 'bitcoin:signMessage': { version: '1.0.0', signMessage: async () => [] } } }),
  },
  {
    id: 'bitcoin-sign-never',
    description: 'Never answers when it is asked to sign.',
    stage,
    act: ({ announce, never }) => announce({ signMessage: never, signPsbt: never }),
  },
  {
    id: 'bitcoin-psbt-unsigned',
    description: 'Gives a PSBT back as it was, without a signature.',
    stage,
    act: ({ announce }) => announce({ signPsbt: (signedPsbt) => ({ signedPsbt }) }),
  },
  {
    id: 'bitcoin-psbt-other-key',
    description: 'Signs a PSBT with the key of another account.',
    stage,
    act: ({ announce, sign }) =>
      announce({ signPsbt: async (psbt) => ({ signedPsbt: await sign.signPsbt(psbt, 'other') }) }),
  },
  {
    id: 'bitcoin-psbt-other-output',
    description: 'Has a PSBT pay somebody else, and signs that.',
    stage,
    act: ({ announce, sign, redirect }) =>
      announce({ signPsbt: async (psbt) => ({ signedPsbt: await sign.signPsbt(redirect(psbt)) }) }),
  },
  {
    id: 'bitcoin-psbt-garbage',
    description: 'Gives bytes back that are no PSBT.',
    stage,
    act: ({ announce }) => announce({ signPsbt: () => ({ signedPsbt: new Uint8Array(500).fill(7) }) }),
  },
  {
    id: 'bitcoin-error-circular',
    description: 'Refuses to sign with an error that is its own cause, and no text.',
    stage,
    act: ({ announce }) =>
      announce({
        signMessage() {
          const error: Record<string, unknown> = { message: {} }
          error['cause'] = error
          return Promise.reject(error)
        },
      }),
  },
  {
    id: 'bitcoin-change-garbage',
    description: 'Tells of changes that are null, numbers, lists that throw and accounts without an address.',
    stage,
    act({ announce, account, emit, later, refuse }) {
      announce({
        connect() {
          later(() => {
            const lists = [null, [{}], new Proxy([], { get: refuse })]
            for (const properties of [null, 7, {}, ...lists.map((accounts) => ({ accounts }))])
              emit('change', properties)
          })
          return { accounts: [account] }
        },
      })
    },
  },
  {
    id: 'bitcoin-change-storm',
    description: 'Changes its account 5,000 times at once.',
    stage,
    act({ announce, account, otherAddress, emit, later }) {
      announce({
        connect() {
          later(() => {
            for (let index = 0; index < 5_000; index += 1) {
              emit('change', { accounts: [index % 2 === 0 ? account : { ...account, address: otherAddress }] })
            }
          })
          return { accounts: [account] }
        },
      })
    },
  },
  {
    id: 'bitcoin-events-throw',
    description: 'Throws when someone wants to listen.',
    stage,
    act: ({ announce, refuse }) => announce({ features: { 'standard:events': { version: '1.0.0', on: refuse } } }),
  },
  {
    id: 'bitcoin-events-no-end',
    description: 'Gives nothing back to stop listening with.',
    stage,
    act: ({ announce }) => announce({ features: { 'standard:events': { version: '1.0.0', on: () => null } } }),
  },
  {
    id: 'bitcoin-disconnect-never',
    description: 'Never answers when a site disconnects.',
    stage,
    act: ({ announce, never }) =>
      announce({ features: { 'standard:disconnect': { version: '1.0.0', disconnect: never } } }),
  },
]
