import type { SendFacts, SendNote, SendPluginState, SendProblem } from './state.ts'

type Draft = Pick<SendPluginState, 'payer' | 'token' | 'amount' | 'receiver' | 'accepted'>

/**
 * Finds what prevents a draft from being sent, from what is known already: a fact that is not known prevents nothing. The problem to
 * solve first comes first.
 */
export function findProblems(draft: Draft, facts: SendFacts): readonly SendProblem[] {
  const { token, amount, receiver, accepted } = draft
  const problems: SendProblem[] = []
  if (token === null) problems.push({ problem: 'tokenMissing' })
  if (amount === null || amount <= 0n) problems.push({ problem: 'amountMissing' })
  if (receiver.status === 'none' || receiver.status === 'resolving') problems.push({ problem: 'receiverMissing' })
  if (receiver.status === 'fault') problems.push({ problem: 'receiver', fault: receiver.fault.fault })
  if (receiver.status === 'found' && receiver.lookAlike !== null && accepted !== receiver.address)
    problems.push({ problem: 'lookAlike', known: receiver.lookAlike })
  if (token === null || amount === null || amount <= 0n) return problems
  const { balance } = facts
  const isShort = balance !== null && amount > balance
  if (isShort) problems.push({ problem: 'balance', available: balance })
  const minimum = facts.receiver?.minimum
  if (minimum !== undefined && token.address === null && amount < minimum)
    problems.push({ problem: 'minimum', minimum })
  const fee = isShort ? undefined : findFeeProblem(draft, facts)
  if (fee) problems.push(fee)
  return problems
}

/** While the chain has not been asked. */
const nothing: SendFacts = { balance: null, coinBalance: null, fee: null, feeAtMost: null, receiver: null }

/** Finds what is missing before the chain can be asked. */
export function findIncomplete(draft: Draft): readonly SendProblem[] {
  const { token, amount, receiver } = draft
  const isWhole = token !== null && amount !== null && amount > 0n && receiver.status === 'found'
  return isWhole ? [] : findProblems(draft, nothing)
}

/** Whether the coin covers the fee. Wallets of smart accounts may pay it in other ways. */
function findFeeProblem({ payer, token, amount }: Draft, facts: SendFacts): SendProblem | undefined {
  const { coinBalance, feeAtMost } = facts
  if (coinBalance === null || feeAtMost === null || amount === null || payer?.type === 'smartAccount') return undefined
  const isCoin = token?.address === null
  const spent = isCoin ? amount : 0n
  if (spent + feeAtMost <= coinBalance) return undefined
  const rest = coinBalance - feeAtMost
  return { problem: 'fee', needed: feeAtMost, available: coinBalance, most: isCoin && rest > 0n ? rest : null }
}

/** What the visitor should know of a draft that can be sent. */
export function findNotes(draft: Draft, facts: SendFacts & { readonly arrives: bigint | null }): readonly SendNote[] {
  const { payer, token, amount, receiver } = draft
  const { coinBalance, feeAtMost, arrives } = facts
  const notes: SendNote[] = []
  const spent = token?.address === null ? (amount ?? 0n) : 0n
  if (receiver.status === 'found' && receiver.isOwn) notes.push('own')
  else if (receiver.status === 'found' && !receiver.isKnown) notes.push('firstTime')
  if (facts.receiver?.kind === 'contract') notes.push('contract')
  if (facts.receiver?.kind === 'offCurve') notes.push('offCurve')
  if (feeAtMost === null) notes.push('feeUnknown')
  else if (payer?.type === 'smartAccount' && coinBalance !== null && spent + feeAtMost > coinBalance)
    notes.push('feeElsewhere')
  if (arrives !== null && amount !== null && arrives < amount) notes.push('tokenFee')
  if (token !== null && token.address !== null && token.isListed !== true) notes.push('unlisted')
  return notes
}
