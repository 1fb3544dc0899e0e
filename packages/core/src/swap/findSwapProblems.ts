import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { SendToken } from '../send/state.ts'
import { isSwapNetwork } from './isSwapNetwork.ts'
import { toPriceImpactLevel } from './findPriceImpact.ts'
import type { ShownQuote, SwapFacts, SwapPluginState, SwapProblem } from './state.ts'

type Draft = Pick<SwapPluginState, 'payer' | 'from' | 'to' | 'amount' | 'isImpactAccepted'>

/** A draft of which a quote can be asked for. */
export type WholeDraft = { readonly [name in 'payer' | 'from' | 'to' | 'amount']: NonNullable<Draft[name]> }

/** Returns a draft of which a quote can be asked for; `undefined` while something is missing. */
export function toWholeDraft(draft: Draft): WholeDraft | undefined {
  const { payer, from, to, amount } = draft
  if (findIncomplete(draft).length > 0 || !payer || !from || !to || amount === null) return undefined
  return { payer, from, to, amount }
}

/** Finds what is missing before a quote can be asked for. */
function findIncomplete({ payer, from, to, amount }: Draft): readonly SwapProblem[] {
  if (payer && !isSwapNetwork(payer.networkId)) return [{ problem: 'networkUnsupported' }]
  const problems: SwapProblem[] = []
  if (!from || !to) problems.push({ problem: 'tokenMissing' })
  else if (isSameToken(from, to)) problems.push({ problem: 'sameToken' })
  if (amount === null || amount <= 0n) problems.push({ problem: 'amountMissing' })
  return problems
}

/**
 * Finds the problems that prevent a draft from being signed, without reading anything. An unknown fact is no problem, except that an
 * unknown price impact must be accepted. The most urgent problem comes first.
 */
export function findSwapProblems(
  draft: Draft,
  parameters: {
    readonly facts: SwapFacts
    readonly quote: Pick<ShownQuote, 'priceImpact'> | null
    /** Whether a severe impact cannot be accepted. */
    readonly isImpactRefused: boolean
  },
): readonly SwapProblem[] {
  const { facts, quote, isImpactRefused } = parameters
  const incomplete = findIncomplete(draft)
  const { payer, from, amount, isImpactAccepted } = draft
  if (incomplete.length > 0 || !from || amount === null) return incomplete
  const problems: SwapProblem[] = []
  const { balance, coinBalance, feeAtMost } = facts
  if (balance !== null && amount > balance) problems.push({ problem: 'balance', available: balance })
  // Wallets of smart accounts may pay the fee in other ways.
  else if (coinBalance !== null && feeAtMost !== null && payer?.type !== 'smartAccount') {
    const isCoin = from.address === null
    const rest = coinBalance - feeAtMost
    const most = isCoin && rest > 0n ? rest : null
    if ((isCoin ? amount : 0n) > rest)
      problems.push({ problem: 'fee', needed: feeAtMost, available: coinBalance, most })
  }
  if (!quote) return problems
  const { priceImpact: impact } = quote
  const level = toPriceImpactLevel(impact)
  if (level === 'severe' && impact !== null && isImpactRefused) problems.push({ problem: 'impactRefused', impact })
  else if (!isImpactAccepted && (level === 'unknown' || level === 'red' || level === 'severe'))
    problems.push({ problem: 'impactUnaccepted', impact })
  return problems
}

/** Whether two tokens are one. */
export function isSameToken(token: SendToken, other: SendToken): boolean {
  if (token.caipNetworkId !== other.caipNetworkId) return false
  if (token.address === null || other.address === null) return token.address === other.address
  return isSameAddress({ address: token.address, other: other.address })
}
