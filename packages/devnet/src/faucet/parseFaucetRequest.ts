import type { FaucetChain, FaucetToken, FaucetTransfer } from './FaucetChain.ts'
import { FaucetError } from './FaucetError.ts'
import { quote } from './quote.ts'

/** A validated request. */
export interface FaucetRequest extends FaucetTransfer {
  readonly chain: FaucetChain
}

const fields = ['caipNetworkId', 'address', 'amount', 'token']

/**
 * Parses the body of `POST /faucet`.
 *
 * @throws {FaucetError} `invalid_json`, `invalid_body`, `unknown_network`, `invalid_address`, `unknown_token`,
 * `invalid_amount`, `amount_too_large`
 */
export function parseFaucetRequest(parameters: { body: string; chains: readonly FaucetChain[] }): FaucetRequest {
  const { chains } = parameters
  const body = parseObject(parameters.body)
  const stray = Object.keys(body).find((field) => !fields.includes(field))
  if (stray !== undefined) {
    throw new FaucetError('invalid_body', `Unknown field ${quote(stray)}. Allowed: ${fields.join(', ')}.`)
  }

  const chain = chains.find((candidate) => candidate.caipNetworkId === body['caipNetworkId'])
  if (chain === undefined) {
    const known = chains.map((candidate) => candidate.caipNetworkId).join(', ')
    throw new FaucetError(
      'unknown_network',
      `caipNetworkId must be one of ${known}, not ${quote(body['caipNetworkId'])}.`,
    )
  }
  const token = findToken({ chain, token: body['token'] })
  return {
    chain,
    address: chain.parseAddress(body['address']),
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

function findToken({ chain, token }: { chain: FaucetChain; token: unknown }): FaucetToken | undefined {
  if (token === undefined) return undefined
  // Mints on Solana are case-sensitive, but no two mints here differ only in case.
  const match = chain.tokens.find(
    ({ address, symbol }) =>
      typeof token === 'string' && (symbol === token || address.toLowerCase() === token.toLowerCase()),
  )
  if (match !== undefined) return match
  if (chain.tokens.length === 0) {
    throw new FaucetError(
      'unknown_token',
      `${chain.caipNetworkId} has no tokens: leave token out, not ${quote(token)}.`,
    )
  }
  const known = chain.tokens.map(({ address, symbol }) => `${symbol} (${address})`).join(', ')
  throw new FaucetError('unknown_token', `token must be the symbol or address of ${known}, not ${quote(token)}.`)
}

function parseAmount(parameters: { amount: unknown; chain: FaucetChain; token: FaucetToken | undefined }): bigint {
  const { amount, chain, token } = parameters
  const { decimals, maximumUnits, standardUnits, symbol } = token ?? chain.currency
  const unit = 10n ** BigInt(decimals)
  if (amount === undefined) return standardUnits * unit

  // The length is limited before the conversion, because parsing a decimal takes time quadratic in its length.
  if (typeof amount !== 'string' || !/^[0-9]{1,78}$/.test(amount) || BigInt(amount) === 0n) {
    throw new FaucetError(
      'invalid_amount',
      `amount must be a positive whole number of the smallest unit as a decimal string, such as "${unit}" for 1 ${symbol}, not ${quote(amount)}.`,
    )
  }
  const maximum = maximumUnits * unit
  if (BigInt(amount) > maximum) {
    throw new FaucetError('amount_too_large', `amount may be ${maximum} at most (${maximumUnits} ${symbol}).`)
  }
  return BigInt(amount)
}
