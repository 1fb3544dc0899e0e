import type { Amount, ApprovalFacts, CallAction, CallFact, TokenFact } from '../screens/Facts.ts'
import { toHex } from '../vault/bytes.ts'
import type { SingleRequest } from '../vault/sign/SignRequest.ts'
import { isUnlimited } from '../vault/sign/isUnlimited.ts'
import type { AskContext } from './Asked.ts'
import { type DecodedCall, decodeCall } from './decodeCall.ts'
import { describeToken } from './describeToken.ts'
import type { Network } from './networks.ts'
import { toQuantity } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { toShownCalls } from './toShownCalls.ts'

type CallsFacts = Extract<ApprovalFacts, { readonly kind: 'calls' }>

/**
 * Decodes transactions and operations. What tokens are called is asked of the tokens themselves, once each. If the account has too few
 * coins for the first of them and its fee, the facts say how many it has.
 */
export async function describeCalls(parameters: {
  readonly requests: readonly SingleRequest[]
  readonly network: Network
  readonly ask: AskContext['ask']
  /** What is shown beside the calls. */
  readonly more?: Pick<CallsFacts, 'sponsor' | 'earlier'> | undefined
}): Promise<ApprovalFacts> {
  const { ask, more, network, requests } = parameters
  const shown = requests.flatMap((request) => toShownCalls(request).map((call) => ({ call, from: request.from })))
  const decoded = shown.map(({ call, from }) => decodeCall(call, from))
  const addresses = new Set(decoded.flatMap((call) => ('token' in call ? [call.token.toLowerCase()] : [])))
  const tokens = new Map(
    await Promise.all([...addresses].map(async (address) => [address, await describeToken(address, ask)] as const)),
  )
  const toToken = (address: string): TokenFact =>
    tokens.get(address.toLowerCase()) ?? { address, symbol: undefined, decimals: undefined }
  const toCoins = (units: bigint): Amount => toAmount(units, network)
  const calls = shown.map(({ call: { data, value } }, index): CallFact => {
    const call = decoded[index]
    if (call === undefined) return refuseRpc('no transaction')
    const isWhole = call.kind === 'transfer' || value === 0n
    return {
      action: toAction(call, toToken, toCoins),
      value: isWhole ? undefined : toCoins(value),
      data: `0x${toHex(data)}`,
    }
  })
  const most = requests.reduce((sum, request) => sum + getMostFee(request), 0n)
  const estimate = requests.reduce((sum, request) => sum + ('estimatedFee' in request ? request.estimatedFee : 0n), 0n)
  const [first] = requests
  // Later calls may be paid with what earlier ones bring.
  const needed = first === undefined ? 0n : getMostFee(first) + (shown[0]?.call.value ?? 0n)
  const balance = first === undefined || needed === 0n ? undefined : await readBalance(first.from, ask)
  const isOne = first?.kind === 'evmSmartCalls' || first?.kind === 'evmOperation'
  return {
    kind: 'calls',
    calls,
    fee: { most: toCoins(most), estimate: toCoins(estimate < most ? estimate : most) },
    ...(isOne && calls.length > 1 ? { isAtomic: true } : {}),
    ...(isDelegating(first) ? { isDelegating: true } : {}),
    ...(balance !== undefined && balance < needed ? { tooFewCoins: toCoins(balance) } : {}),
    ...more,
  }
}

/** The coins of an account; `undefined` if a node does not say. */
async function readBalance(address: string, ask: AskContext['ask']): Promise<bigint | undefined> {
  try {
    return toQuantity(await ask('eth_getBalance', [address, 'latest']), 'the balance of the chain')
  } catch {
    return undefined
  }
}

function isDelegating(request: SingleRequest | undefined): boolean {
  if (request?.kind === 'evmSmartCalls') return request.isDelegating
  return request?.kind === 'evmOperation' && request.authorizationNonce !== undefined
}

/** The most that the visitor can pay for a request. */
function getMostFee(request: SingleRequest): bigint {
  if (request.kind !== 'evmTransaction' && request.kind !== 'evmSmartCalls') return 0n
  const { fee, gas } = request.transaction
  return gas * ('gasPrice' in fee ? fee.gasPrice : fee.maxFeePerGas)
}

function toAction(
  call: DecodedCall,
  toToken: (address: string) => TokenFact,
  toCoins: (units: bigint) => Amount,
): CallAction {
  switch (call.kind) {
    case 'transfer':
      return { kind: 'transfer', to: call.to, amount: toCoins(call.amount) }
    case 'tokenTransfer': {
      const token = toToken(call.token)
      return {
        kind: 'tokenTransfer',
        token,
        from: call.from,
        to: call.to,
        amount: call.amount === undefined ? undefined : toAmount(call.amount, token),
        tokenId: call.tokenId === undefined ? undefined : String(call.tokenId),
      }
    }
    case 'approval': {
      const token = toToken(call.token)
      const amount = isUnlimited(call.amount) ? 'unlimited' : toAmount(call.amount, token)
      return { kind: 'approval', token, spender: call.spender, amount, tokenId: undefined }
    }
    case 'approvalForAll':
      return { kind: 'approvalForAll', token: toToken(call.token), spender: call.spender, isAllowed: call.isAllowed }
    case 'call':
    case 'deploy':
      return call
  }
}

function toAmount(units: bigint, unit: Pick<TokenFact, 'symbol' | 'decimals'>): Amount {
  return { units: String(units), decimals: unit.decimals, symbol: unit.symbol }
}
