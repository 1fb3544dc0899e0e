import { setImmediate } from 'node:timers/promises'
import { base58 } from '@scure/base'
import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  trim,
  unknown,
} from 'valibot'
import { getAddress, isAddress, zeroAddress } from 'viem'
import type { Token } from './TokenList.ts'

/** Rows that are read before other work of the node gets its turn. A list of 10 MB has some 50,000. */
const rowsAtOnce = 500

/** The chain id that token lists give Solana's main network. */
const solanaChainId = 101
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const listSchema = object({ tokens: array(unknown()) })

/** A row of a list, by the limits of tokenlists.org. Control and direction characters could disguise a name. */
const rowSchema = object({
  chainId: pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
  address: pipe(string(), maxLength(44)),
  symbol: pipe(string(), trim(), regex(/^[^\p{C}\p{Z}]{1,20}$/u)),
  name: pipe(string(), trim(), regex(/^(?:[^\p{C}\p{Z}]| ){1,60}$/u)),
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  logoURI: optional(unknown()),
})

/** The good rows of a list, and how many rows were not. */
export interface ParsedTokenList {
  readonly tokens: readonly Token[]
  readonly skipped: number
}

/**
 * Reads a list in the form of tokenlists.org. A row without a valid address, with decimals or texts out of bounds, or with a
 * website in its name or symbol is skipped. Returns `undefined` if it is not such a list.
 */
export async function parseTokenList(text: string): Promise<ParsedTokenList | undefined> {
  const list = safeParse(listSchema, parseJson(text))
  if (!list.success) return undefined
  const rows = list.output.tokens
  const tokens: Token[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
    const token = parseRow(row)
    if (token !== undefined) tokens.push(token)
  }
  return { tokens, skipped: rows.length - tokens.length }
}

function parseRow(value: unknown): Token | undefined {
  const row = safeParse(rowSchema, value)
  if (!row.success) return undefined
  const { decimals, logoURI, name, symbol } = row.output
  const place = parsePlace(row.output)
  if (place === undefined || /:\/\/|www\./i.test(`${symbol} ${name}`)) return undefined
  const logoUri = parseLogo(logoURI)
  return { ...place, symbol, name, decimals, ...(logoUri === undefined ? {} : { logoUri }) }
}

function parsePlace(row: {
  readonly chainId: number
  readonly address: string
}): Pick<Token, 'chainId' | 'address'> | undefined {
  const { address, chainId } = row
  if (/^0x[\da-fA-F]{40}$/.test(address)) {
    const isMixed = /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address)
    if (!isAddress(address, { strict: isMixed }) || address === zeroAddress) return undefined
    return { chainId: `eip155:${chainId}`, address: getAddress(address) }
  }
  return chainId === solanaChainId && isSolanaAddress(address) ? { chainId: solanaId, address } : undefined
}

function isSolanaAddress(address: string): boolean {
  // 44 characters at most, so decoding costs little.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) || /^1+$/.test(address)) return false
  return base58.decode(address).length === 32
}

/** A picture that the proxy may fetch. A row without one is still good. */
function parseLogo(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_048 || !URL.canParse(value)) return undefined
  return ['https:', 'ipfs:'].includes(new URL(value).protocol) ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
