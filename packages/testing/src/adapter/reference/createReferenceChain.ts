import { createHash } from 'node:crypto'
import { createDeferred } from '../../wallet/createDeferred.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'
import { verifyReferenceSignature } from './verifyReferenceSignature.ts'

type Hex = `0x${string}`

/** A transfer before it is signed. */
export interface ReferenceTransfer {
  readonly from: Hex
  readonly to: Hex
  readonly amount: bigint
  readonly token?: Hex | undefined
  /** How many transfers the sender has made before. */
  readonly nonce: number
}

/** One network's books. */
export interface ReferenceChain {
  /** What a transfer costs, in the native coin's smallest unit. */
  readonly fee: bigint
  readonly tokens: readonly Hex[]
  getBalance(address: Hex, token?: Hex): bigint
  getNonce(address: Hex): number
  /** What the sender signs. */
  encode(transfer: ReferenceTransfer): string
  /** Books a transfer and gives its id, or throws a `ReferenceWalletError`. */
  submit(transfer: ReferenceTransfer, signature: Hex): Hex
  has(id: Hex): boolean
  /** Returns the transfer that used a sender's nonce. */
  findByNonce(from: Hex, nonce: number): { readonly id: Hex; readonly content: string } | undefined
  /** Accepts a transfer that is booked only when it is replaced, and gives its id. */
  hold(transfer: ReferenceTransfer): Hex
  /** Books the replacement of a held transfer and gives its id. */
  replace(id: Hex, how: 'spedUp' | 'cancelled'): Hex
  isHeld(id: Hex): boolean
  /** Resolves once the transfer is no longer held, with its replacement if it has one. */
  whenSettled(id: Hex): Promise<ReferenceReplacement | undefined>
}

/** What took the place of a held transfer. */
export interface ReferenceReplacement {
  readonly id: Hex
  readonly how: 'spedUp' | 'cancelled'
}

/** Makes a chain in which some addresses have `amount` of the native coin and of each token. */
export function createReferenceChain(parameters: {
  readonly networkId: string
  readonly rich: readonly Hex[]
  readonly tokens: readonly Hex[]
  readonly amount: bigint
}): ReferenceChain {
  const { networkId, rich, tokens, amount } = parameters
  const fee = 100n
  const balances = new Map<string, bigint>()
  const nonces = new Map<Hex, number>()
  const booked = new Map<Hex, ReferenceTransfer>()
  const held = new Map<Hex, ReferenceTransfer & { readonly settled: ReturnType<typeof createDeferred> }>()
  const replacements = new Map<Hex, ReferenceReplacement>()

  const key = (address: Hex, token?: Hex): string => `${token ?? 'native'} ${address}`
  const getBalance = (address: Hex, token?: Hex): bigint => balances.get(key(address, token)) ?? 0n
  const add = (address: Hex, change: bigint, token?: Hex): void => {
    balances.set(key(address, token), getBalance(address, token) + change)
  }
  for (const address of rich) for (const token of [undefined, ...tokens]) add(address, amount, token)

  const getNonce = (address: Hex): number => nonces.get(address) ?? 0
  const encode = ({ from, to, amount: sent, token, nonce }: ReferenceTransfer): string =>
    JSON.stringify([networkId, from, to, sent.toString(), token ?? null, nonce])

  const toId = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`
  const book = (transfer: ReferenceTransfer): void => {
    const { from, to, amount: sent, token, nonce } = transfer
    add(from, -fee)
    add(from, -sent, token)
    add(to, sent, token)
    nonces.set(from, nonce + 1)
    booked.set(toId(encode(transfer)), transfer)
  }

  return {
    fee,
    tokens,
    getBalance,
    getNonce,
    encode,
    submit: (transfer, signature) => {
      const { from, amount: sent, token, nonce } = transfer
      const text = encode(transfer)
      if (!verifyReferenceSignature({ address: from, text, signature })) throw new ReferenceWalletError('BAD_SIGNATURE')
      if (nonce !== getNonce(from)) throw new ReferenceWalletError('BAD_NONCE')
      if (token !== undefined && !tokens.includes(token)) throw new ReferenceWalletError('UNKNOWN_TOKEN')
      const isAffordable =
        getBalance(from, token) >= sent && getBalance(from) >= fee + (token === undefined ? sent : 0n)
      if (sent < 0n || !isAffordable) throw new ReferenceWalletError('INSUFFICIENT_FUNDS')
      book(transfer)
      return toId(text)
    },
    has: (id) => booked.has(id),
    findByNonce: (from, nonce) => {
      const entries = [...booked].map(([id, transfer]) => ({ id, transfer }))
      const found = entries.find(({ transfer }) => transfer.from === from && transfer.nonce === nonce)
      return found && { id: found.id, content: describeReferenceTransfer(found.transfer) }
    },
    hold: (transfer) => {
      const id = toId(encode(transfer))
      held.set(id, { ...transfer, settled: createDeferred() })
      return id
    },
    replace: (id, how) => {
      const original = held.get(id)
      if (!original) throw new ReferenceWalletError('INVALID_PARAMS')
      const { settled, ...transfer } = original
      book(how === 'spedUp' ? transfer : { ...transfer, to: transfer.from, amount: 0n })
      held.delete(id)
      const replacement = { id: toId(`${id} ${how}`), how }
      replacements.set(id, replacement)
      settled.resolve()
      return replacement.id
    },
    isHeld: (id) => held.has(id),
    whenSettled: async (id) => {
      await held.get(id)?.settled.promise
      return replacements.get(id)
    },
  }
}

/** Returns what a transfer moves, as text. */
export function describeReferenceTransfer(transfer: Pick<ReferenceTransfer, 'to' | 'amount' | 'token'>): string {
  return [transfer.to, transfer.amount, transfer.token ?? 'native'].join(' ')
}
