import type { DevnetDescription, DevnetEvmChain, DevnetToken } from '../DevnetDescription.ts'
import { defaultUnits, maximumUnits } from './constants.ts'
import { FaucetError } from './FaucetError.ts'

/** A request that can be carried out. */
export interface FaucetRequest {
  readonly chain: DevnetEvmChain
  readonly address: `0x${string}`
  /** In wei, or in the smallest unit of the token. */
  readonly amount: bigint
  /** Without one, the chain's own currency is asked for. */
  readonly token: DevnetToken | undefined
}

const fields = ['caipNetworkId', 'address', 'amount', 'token']

/**
 * Reads the body of `POST /faucet`.
 *
 * @throws {FaucetError} `invalid_json`, `invalid_body`, `unknown_network`, `invalid_address`, `unknown_token`,
 * `invalid_amount`, `amount_too_large`
 */
export function parseFaucetRequest(parameters: { body: string; description: DevnetDescription }): FaucetRequest {
  const { description } = parameters
  const body = parseObject(parameters.body)
  const stray = Object.keys(body).find((field) => !fields.includes(field))
  if (stray !== undefined) {
    throw new FaucetError('invalid_body', `Unknown field ${quote(stray)}. Allowed: ${fields.join(', ')}.`)
  }

  const chain = description.evm.find((candidate) => candidate.caipNetworkId === body['caipNetworkId'])
  if (chain === undefined) {
    const known = description.evm.map((candidate) => candidate.caipNetworkId).join(', ')
    throw new FaucetError(
      'unknown_network',
      `caipNetworkId must be one of ${known}, not ${quote(body['caipNetworkId'])}.`,
    )
  }
  const token = findToken({ chain, token: body['token'] })
  return {
    chain,
    address: parseAddress(body['address']),
    amount: parseAmount({ amount: body['amount'], chain, token }),
    token,
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new FaucetError('invalid_json', 'The body is not JSON.', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FaucetError('invalid_body', `The body must be an object with ${fields.join(', ')}.`)
  }
  return { ...value }
}

function parseAddress(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) {
    throw new FaucetError('invalid_address', `address must be 0x and 40 hexadecimal digits, not ${quote(value)}.`)
  }
  if (/^0x0+$/.test(value)) throw new FaucetError('invalid_address', 'address must not be the zero address.')
  return `0x${value.slice(2)}`
}

function findToken({ chain, token }: { chain: DevnetEvmChain; token: unknown }): DevnetToken | undefined {
  if (token === undefined) return undefined
  const found = chain.tokens.find(
    ({ address, symbol }) =>
      typeof token === 'string' && (symbol === token || address.toLowerCase() === token.toLowerCase()),
  )
  if (found !== undefined) return found
  const known = chain.tokens.map(({ address, symbol }) => `${symbol} (${address})`).join(', ')
  throw new FaucetError('unknown_token', `token must be the symbol or address of ${known}, not ${quote(token)}.`)
}

function parseAmount(parameters: { amount: unknown; chain: DevnetEvmChain; token: DevnetToken | undefined }): bigint {
  const { amount, chain, token } = parameters
  const { decimals, symbol } = token ?? chain.nativeCurrency
  const unit = 10n ** BigInt(decimals)
  const kind = token === undefined ? 'native' : 'token'
  if (amount === undefined) return defaultUnits[kind] * unit

  // The length is bounded before it becomes a number: parsing a decimal is quadratic in its length.
  if (typeof amount !== 'string' || !/^[0-9]{1,78}$/.test(amount) || BigInt(amount) === 0n) {
    throw new FaucetError(
      'invalid_amount',
      `amount must be a positive whole number of the smallest unit as a decimal string, such as "${unit}" for 1 ${symbol}, not ${quote(amount)}.`,
    )
  }
  const maximum = maximumUnits[kind] * unit
  if (BigInt(amount) > maximum) {
    throw new FaucetError('amount_too_large', `amount may be ${maximum} at most (${maximumUnits[kind]} ${symbol}).`)
  }
  return BigInt(amount)
}

/** What was given, short enough for a message. */
function quote(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
