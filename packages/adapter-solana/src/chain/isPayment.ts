import { readProperty } from '@latchkey/core/adapter'

/** A payment, as a trace describes it. */
export interface Payment {
  readonly from: string
  readonly to: string | undefined
  /** In the smallest unit, as digits. */
  readonly amount: string | undefined
  /** The token's mint; `undefined` for SOL. */
  readonly token: string | undefined
}

/**
 * Whether a transaction, as nodes describe it, made a payment: by what the accounts had before and after, whatever program moved it. A
 * token may keep a fee, so what counts is what left the sender. A payment to oneself cannot be told by it.
 */
export function isPayment(transaction: unknown, { from, to, amount, token }: Payment): boolean {
  if (to === undefined || amount === undefined || !/^\d{1,20}$/.test(amount) || from === to) return false
  const meta = readProperty(transaction, 'meta')
  if (token === undefined) {
    const keys = toList(readProperty(readProperty(readProperty(transaction, 'transaction'), 'message'), 'accountKeys'))
    const index = keys.findIndex((key) => readProperty(key, 'pubkey') === to)
    const read = (name: string): bigint => toAmount(toList(readProperty(meta, name))[index])
    const isPayer = keys.some((key) => readProperty(key, 'pubkey') === from && readProperty(key, 'signer') === true)
    return index >= 0 && isPayer && read('postBalances') - read('preBalances') === BigInt(amount)
  }
  const change = (owner: string): bigint => {
    const sum = (name: string): bigint =>
      toList(readProperty(meta, name))
        .filter((entry) => readProperty(entry, 'owner') === owner && readProperty(entry, 'mint') === token)
        .reduce<bigint>(
          (total, entry) => total + toAmount(readProperty(readProperty(entry, 'uiTokenAmount'), 'amount')),
          0n,
        )
    return sum('postTokenBalances') - sum('preTokenBalances')
  }
  return change(from) === -BigInt(amount) && change(to) > 0n
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Balances of coins are numbers, those of tokens are digits. */
function toAmount(value: unknown): bigint {
  return /^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : 0n
}
