import { isPlainObject } from '@latchkey/core/adapter'
import { keccak256, stringToHex } from 'viem'
import { parseQuantity } from './parseQuantity.ts'

/** The fields that decide whether two transactions of one account and nonce are the same. */
export interface Sent {
  readonly from: string
  readonly nonce: bigint
  /** The fingerprint of receiver, value and data: see `toFingerprint`. */
  readonly content: string
  /** Whether it sends nothing to the account itself, as wallets do to cancel another one. */
  readonly isEmpty: boolean
}

/** Parses a transaction as nodes describe it. Returns `undefined` for anything else. */
export function parseSent(value: unknown): Sent | undefined {
  if (!isPlainObject(value)) return undefined
  const { from, nonce, to, value: amount, input } = value
  if (typeof from !== 'string') return undefined
  const sender = from.toLowerCase()
  const content = { to: typeof to === 'string' ? to : '', value: parseQuantity(amount), data: input }
  return {
    from: sender,
    nonce: parseQuantity(nonce),
    content: toFingerprint(content),
    isEmpty: content.to.toLowerCase() === sender && content.value === 0n && input === '0x',
  }
}

/** Returns a short text that is the same for transactions with the same receiver, value and data. */
export function toFingerprint(content: {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: unknown
}): string {
  const { to = '', value = 0n, data = '0x' } = content
  return keccak256(stringToHex([to, value, data].join().toLowerCase()))
}
