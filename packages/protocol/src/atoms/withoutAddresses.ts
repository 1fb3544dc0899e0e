/** The longest nesting that is kept. */
const depthLimit = 16

/** A key whose value is an account, whatever it looks like. */
const accountKey = /address|^accounts?$/i

/** Accounts in a text: CAIP-10, EVM, Bitcoin (bech32 and base58) and Solana. A text of this kind without a digit is a word. */
const accounts =
  /(?:eip155|solana|bip122|polkadot|cosmos):[-\w]{1,32}:[-.%\w]{1,128}|\b0x[\da-f]{40}(?![\da-f])|\b(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}\b|\b(?=[a-z]{0,43}\d)(?:[123mn][1-9a-z]{25,34}|[1-9a-z]{32,44})\b/gi

/**
 * Returns JSON without the accounts of visitors: members such as `address` are left out, and accounts inside of texts are
 * replaced by `[address]`. What is nested too deeply becomes null.
 *
 * @example
 * ```ts
 * import { withoutAddresses } from '@latchkey/protocol/atoms'
 *
 * withoutAddresses({ event: 'CONNECT', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) // { event: 'CONNECT' }
 * ```
 */
export function withoutAddresses(value: string): string
export function withoutAddresses(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
export function withoutAddresses(value: unknown): unknown {
  return clean(value, 0)
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(accounts, '[address]')
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthLimit) return null
  if (Array.isArray(value)) return value.map((item: unknown) => clean(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !accountKey.test(key))
      .map(([key, item]) => [key.replace(accounts, '[address]'), clean(item, depth + 1)]),
  )
}
