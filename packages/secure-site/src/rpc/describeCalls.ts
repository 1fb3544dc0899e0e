import type { Amount, ApprovalFacts, CallAction, CallFact, TokenFact } from '../screens/Facts.ts'
import { toHex } from '../vault/bytes.ts'
import type { EvmTransaction, SingleRequest } from '../vault/sign/SignRequest.ts'
import { isUnlimited } from '../vault/sign/isUnlimited.ts'
import type { AskContext } from './Asked.ts'
import { type DecodedCall, decodeCall } from './decodeCall.ts'
import { describeToken } from './describeToken.ts'
import type { Network } from './networks.ts'
import { refuseRpc } from './refuseRpc.ts'

/** Decodes transactions. What tokens are called is asked of the tokens themselves, once each. */
export async function describeCalls(parameters: {
  readonly requests: readonly SingleRequest[]
  readonly network: Network
  readonly ask: AskContext['ask']
}): Promise<ApprovalFacts> {
  const { ask, network, requests } = parameters
  const transactions = requests.map((request) =>
    request.kind === 'evmTransaction' ? request : refuseRpc('no transaction'),
  )
  const decoded = transactions.map(({ from, transaction }) => decodeCall(transaction, from))
  const addresses = new Set(decoded.flatMap((call) => ('token' in call ? [call.token.toLowerCase()] : [])))
  const tokens = new Map(
    await Promise.all([...addresses].map(async (address) => [address, await describeToken(address, ask)] as const)),
  )
  const toToken = (address: string): TokenFact =>
    tokens.get(address.toLowerCase()) ?? { address, symbol: undefined, decimals: undefined }
  const toCoins = (units: bigint): Amount => toAmount(units, network)
  const calls = transactions.map(({ transaction }, index): CallFact => {
    const call = decoded[index]
    if (call === undefined) return refuseRpc('no transaction')
    const isWhole = call.kind === 'transfer' || transaction.value === 0n
    return {
      action: toAction(call, toToken, toCoins),
      value: isWhole ? undefined : toCoins(transaction.value),
      data: `0x${toHex(transaction.data)}`,
    }
  })
  const most = transactions.reduce((sum, { transaction }) => sum + getMostFee(transaction), 0n)
  const estimate = transactions.reduce((sum, { estimatedFee }) => sum + estimatedFee, 0n)
  return { kind: 'calls', calls, fee: { most: toCoins(most), estimate: toCoins(estimate < most ? estimate : most) } }
}

/** The most that a transaction can cost. */
function getMostFee({ fee, gas }: EvmTransaction): bigint {
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
