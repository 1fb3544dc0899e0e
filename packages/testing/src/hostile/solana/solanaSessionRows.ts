import type { SolanaHostileRow } from './SolanaHostileTools.ts'

const stage = 'session'

/** Wallets that misbehave once connected. */
export const solanaSessionRows: readonly SolanaHostileRow[] = [
  {
    id: 'solana-sign-other-key',
    description: 'Signs with the key of another account.',
    stage,
    act: ({ announce, sign }) =>
      announce({
        signMessage: async ({ message }) => ({ signedMessage: message, signature: await sign(message, 'other') }),
      }),
  },
  {
    id: 'solana-sign-other-message',
    description: 'Signs another message than it was given.',
    stage,
    act: ({ announce, sign }) =>
      announce({
        async signMessage() {
          const signedMessage = new TextEncoder().encode('I owe you everything.')
          return { signedMessage, signature: await sign(signedMessage) }
        },
      }),
  },
  {
    id: 'solana-sign-short',
    description: 'Signs with ten bytes.',
    stage,
    act: ({ announce }) =>
      announce({ signMessage: ({ message }) => ({ signedMessage: message, signature: new Uint8Array(10) }) }),
  },
  {
    id: 'solana-sign-text',
    description: 'Signs with a text.',
    stage,
    act: ({ announce }) => announce({ signMessage: () => ({ signature: 'signed' }) }),
  },
  {
    id: 'solana-sign-nothing',
    description: 'Answers a request to sign with an empty list.',
    stage,
    act: ({ announce }) =>
      announce({ features: { 'solana:signMessage': { version: '1.1.0', signMessage: async () => [] } } }),
  },
  {
    id: 'solana-sign-never',
    description: 'Never answers when it is asked to sign.',
    stage,
    act: ({ announce, never }) => announce({ signMessage: never, signTransaction: never }),
  },
  {
    id: 'solana-transaction-other',
    description: 'Gives back another transaction than it was asked to sign.',
    stage,
    act: ({ announce }) =>
      announce({
        signTransaction({ transaction }) {
          const signedTransaction = new Uint8Array(transaction)
          signedTransaction[signedTransaction.length - 1] = (signedTransaction.at(-1) ?? 0) ^ 255
          return { signedTransaction }
        },
      }),
  },
  {
    id: 'solana-transaction-unsigned',
    description: 'Gives the transaction back as it was, without a signature.',
    stage,
    act: ({ announce }) => announce({ signTransaction: ({ transaction }) => ({ signedTransaction: transaction }) }),
  },
  {
    id: 'solana-error-circular',
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
    id: 'solana-change-garbage',
    description: 'Tells of changes that are null, numbers and accounts without an address.',
    stage,
    act({ announce, account, emit, later }) {
      announce({
        connect() {
          later(() => {
            for (const properties of [null, 7, {}, { accounts: null }, { accounts: [{}] }]) emit('change', properties)
          })
          return { accounts: [account] }
        },
      })
    },
  },
  {
    id: 'solana-change-storm',
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
    id: 'solana-events-throw',
    description: 'Throws when someone wants to listen.',
    stage,
    act: ({ announce, refuse }) => announce({ features: { 'standard:events': { version: '1.0.0', on: refuse } } }),
  },
  {
    id: 'solana-events-no-end',
    description: 'Gives nothing back to stop listening with.',
    stage,
    act: ({ announce }) => announce({ features: { 'standard:events': { version: '1.0.0', on: () => null } } }),
  },
  {
    id: 'solana-disconnect-never',
    description: 'Never answers when a site disconnects.',
    stage,
    act: ({ announce, never }) =>
      announce({ features: { 'standard:disconnect': { version: '1.0.0', disconnect: never } } }),
  },
]
