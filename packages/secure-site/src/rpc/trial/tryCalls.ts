import { toTextParts } from '../../screens/toTextParts.ts'
import type { Amount, TokenFact } from '../../screens/Facts.ts'
import type { TrialChange, TrialResult } from '../../screens/TrialRun.ts'
import { fromHex, toHex } from '../../vault/bytes.ts'
import type { SingleRequest } from '../../vault/sign/SignRequest.ts'
import { isUnlimited } from '../../vault/sign/isUnlimited.ts'
import type { AskContext } from '../Asked.ts'
import { describeToken } from '../describeToken.ts'
import type { Network } from '../networks.ts'
import type { NodeCall } from '../toNodeCall.ts'
import { toTriedCall } from '../toShownCalls.ts'
import { readSimulation, type TriedCall } from './readSimulation.ts'
import { splitDifference } from './splitDifference.ts'
import { readTokenEvents, type TokenEvent } from './tokenEvents.ts'

/** A contract's answer to be compared before and after. */
interface Question {
  readonly token: string
  readonly spender: string | undefined
  /** Whether an answer that cannot be read means that nothing is known. */
  readonly isRequired: boolean
}

/** More contracts than this are no ordinary transaction, and would make the question too long. */
const mostQuestions = 24
const longestReason = 160

/**
 * Tries transactions out on the chain as it is now, in their order (`eth_simulateV1`). A first run finds out by events which tokens are
 * concerned. A second one asks these for the balance and the permissions of the visitor before and after, because an event can state any
 * amount.
 */
export async function tryCalls(parameters: {
  readonly requests: readonly SingleRequest[]
  readonly from: string
  readonly network: Network
  readonly ask: AskContext['ask']
}): Promise<TrialResult> {
  const { ask, from, network, requests } = parameters
  const owner = from.toLowerCase()
  const tried = requests.map((request) => toTriedCall(request))
  const calls = tried.flatMap((each) => (each === undefined ? [] : [each.call]))
  // The code that a smart account has once the request has delegated it.
  const code = tried.find((each) => each?.code !== undefined)?.code
  const stateOverrides = code === undefined ? {} : { stateOverrides: { [from]: { code } } }
  const simulate = async (run: readonly NodeCall[]): Promise<readonly TriedCall[] | undefined> => {
    const block = { blockStateCalls: [{ ...stateOverrides, calls: run }], traceTransfers: true, validation: false }
    return readSimulation(await ask('eth_simulateV1', [block, 'latest']), run.length)
  }
  const first = await simulate(calls)
  if (first === undefined || calls.length !== requests.length) return { kind: 'unchecked' }
  const refusals = first.flatMap((call, index) =>
    call.isDone ? [] : [{ call: index + 1, reason: describeRefusal(call) }],
  )
  // The calls are transactions of their own: the others happen anyway.
  if (refusals.length === calls.length) return { kind: 'refused', reason: refusals[0]?.reason }
  const events = first.flatMap(({ logs }) => logs.flatMap((log) => readTokenEvents(log, owner)))
  // A node that does not report moves of the coin cannot say what leaves.
  const isTraced = events.some(({ kind }) => kind === 'coin')
  if (!isTraced && tried.some((each, index) => first[index]?.isDone === true && each?.sendsCoins === true))
    return { kind: 'unchecked' }
  const questions = listQuestions(events)
  if (questions.length > mostQuestions) return { kind: 'unchecked' }
  const differences = questions.length === 0 ? [] : await compare({ calls, first, owner, questions, simulate })
  if (differences === undefined) return { kind: 'unchecked' }
  const changes = await listChanges({ ask, differences, events, network, questions })
  // A list that no visitor reads to its end hides what matters.
  if (changes.length > mostQuestions) return { kind: 'unchecked' }
  return { kind: 'done', changes, ...(refusals.length > 0 ? { refusals } : {}) }
}

function listQuestions(events: readonly TokenEvent[]): readonly Question[] {
  const questions = new Map<string, Question>()
  for (const event of events) {
    if (event.kind !== 'fungible' && event.kind !== 'allowance') continue
    const { token } = event
    const spender = event.kind === 'allowance' ? event.spender : undefined
    const key = `${token} ${spender}`
    const isRequired = event.kind === 'allowance' || event.isSure || questions.get(key)?.isRequired === true
    questions.set(key, { token, spender, isRequired })
  }
  return [...questions.values()]
}

/** What each question is answered before and after the calls. `undefined` if the run differs from the first, or an answer is missing. */
async function compare(parameters: {
  readonly calls: readonly NodeCall[]
  readonly first: readonly TriedCall[]
  readonly owner: string
  readonly questions: readonly Question[]
  readonly simulate: (calls: readonly NodeCall[]) => Promise<readonly TriedCall[] | undefined>
}): Promise<readonly { readonly before: bigint; readonly after: bigint }[] | undefined> {
  const { calls, first, owner, questions, simulate } = parameters
  const asked = questions.map(({ spender, token }): NodeCall => {
    const words = [owner, ...(spender === undefined ? [] : [spender])].map((word) => word.slice(2).padStart(64, '0'))
    // balanceOf(address), allowance(address,address)
    return {
      to: token,
      data: `${spender === undefined ? '0x70a08231' : '0xdd62ed3e'}${words.join('')}`,
      gas: '0x493e0',
    }
  })
  const answers = await simulate([...asked, ...calls, ...asked])
  const isSame = answers && first.every(({ isDone }, index) => answers[asked.length + index]?.isDone === isDone)
  if (isSame !== true) return undefined
  const differences: { readonly before: bigint; readonly after: bigint }[] = []
  for (const [index, { isRequired }] of questions.entries()) {
    const before = toNumber(answers[index])
    const after = toNumber(answers[asked.length + calls.length + index])
    if (before === undefined || after === undefined) {
      // A contract that hides its balances must not look as if nothing had changed.
      if (isRequired) return undefined
      differences.push({ before: 0n, after: 0n })
    } else differences.push({ before, after })
  }
  return differences
}

function toNumber(call: TriedCall | undefined): bigint | undefined {
  return call?.isDone === true && call.answer.length >= 66 ? BigInt(call.answer.slice(0, 66)) : undefined
}

async function listChanges(parameters: {
  readonly events: readonly TokenEvent[]
  readonly questions: readonly Question[]
  readonly differences: readonly { readonly before: bigint; readonly after: bigint }[]
  readonly network: Network
  readonly ask: AskContext['ask']
}): Promise<readonly TrialChange[]> {
  const { ask, differences, events, network, questions } = parameters
  const described = new Map<string, Promise<TokenFact>>()
  const describe = async (token: string): Promise<TokenFact> => {
    const known = described.get(token) ?? describeToken(token, ask)
    described.set(token, known)
    return known
  }
  const changes: TrialChange[] = []
  const coins = events.reduce((sum, event) => sum + (event.kind === 'coin' ? event.difference : 0n), 0n)
  if (coins !== 0n) {
    const { kind, size } = splitDifference(coins)
    const amount = { units: String(size), decimals: network.decimals, symbol: network.symbol }
    changes.push({ kind, token: undefined, amount, tokenId: undefined })
  }
  for (const [index, { spender, token: address }] of questions.entries()) {
    const { after = 0n, before = 0n } = differences[index] ?? {}
    if (after === before || (spender !== undefined && after < before)) continue
    const token = await describe(address)
    const toAmount = (units: bigint): Amount => ({
      units: String(units),
      decimals: token.decimals,
      symbol: token.symbol,
    })
    const { kind, size } = splitDifference(after - before)
    changes.push(
      spender === undefined
        ? { kind, token, amount: toAmount(size), tokenId: undefined }
        : {
            kind: 'permission',
            token,
            spender,
            amount: isUnlimited(after) ? 'unlimited' : toAmount(after),
            tokenId: undefined,
          },
    )
  }
  changes.push(...(await listCollectibles(events, describe)))
  for (const event of events) {
    if (event.kind !== 'permit2' || event.amount === 0n) continue
    const token = await describe(event.token)
    const { decimals, symbol } = token
    const amount = isUnlimited(event.amount)
      ? 'unlimited'
      : ({ units: String(event.amount), decimals, symbol } as const)
    changes.push({ kind: 'permission', token, spender: event.spender, amount, tokenId: undefined })
  }
  // What could do harm comes first.
  const order = ['out', 'permission', 'in']
  return changes.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

/** Tokens of collections, which are identified by their ids, and the last permission for each. */
async function listCollectibles(
  events: readonly TokenEvent[],
  describe: (token: string) => Promise<TokenFact>,
): Promise<readonly TrialChange[]> {
  const moved = new Map<string, { readonly token: string; readonly tokenId: bigint; readonly difference: bigint }>()
  const allowed = new Map<string, TokenEvent & { readonly kind: 'collectibleAllowance' }>()
  for (const event of events) {
    if (event.kind === 'collectible') {
      const key = `${event.token} ${event.tokenId}`
      moved.set(key, { ...event, difference: event.difference + (moved.get(key)?.difference ?? 0n) })
    } else if (event.kind === 'collectibleAllowance')
      allowed.set(`${event.token} ${event.tokenId ?? event.spender}`, event)
  }
  const changes: TrialChange[] = []
  for (const { difference, token, tokenId } of moved.values()) {
    if (difference === 0n) continue
    const { kind, size } = splitDifference(difference)
    changes.push({
      kind,
      token: await describe(token),
      amount: size === 1n ? undefined : { units: String(size), decimals: undefined, symbol: undefined },
      tokenId: String(tokenId),
    })
  }
  for (const { isAllowed, spender, token, tokenId } of allowed.values()) {
    if (!isAllowed) continue
    const id = tokenId === undefined ? undefined : String(tokenId)
    changes.push({ kind: 'permission', token: await describe(token), spender, amount: undefined, tokenId: id })
  }
  return changes
}

/** Why the chain would refuse: what the contract says (`Error(string)`), otherwise what the node says. */
function describeRefusal({ answer, message }: TriedCall) {
  const bytes = answer.startsWith('0x08c379a0') ? fromHex(`0x${answer.slice(10)}`) : undefined
  const length = bytes && bytes.length >= 64 ? Number(BigInt(`0x0${toHex(bytes.subarray(32, 64))}`)) : 0
  const text = bytes && new TextDecoder().decode(bytes.subarray(64, 64 + Math.min(length, longestReason * 4)))
  const reason = (text ?? message ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestReason)
  return reason === '' ? undefined : toTextParts(reason)
}
