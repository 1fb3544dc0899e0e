import { toBase64 } from '../../session/base64.ts'
import { toTextParts } from '../../screens/toTextParts.ts'
import type { TrialChange, TrialResult } from '../../screens/TrialRun.ts'
import {
  array,
  looseObject,
  nullish,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import type { SingleRequest } from '../../vault/sign/SignRequest.ts'
import type { AskContext } from '../Asked.ts'
import { readLookupTables } from '../readLookupTables.ts'
import { readSolanaTransaction } from '../readSolanaTransaction.ts'
import { splitDifference } from './splitDifference.ts'

/** Nodes return that many accounts at once. */
const mostAccounts = 64
const longestReason = 160

const amount = pipe(
  string(),
  regex(/^\d{1,20}$/),
  transform((text) => BigInt(text)),
)
const tokenSchema = object({
  parsed: object({
    type: pipe(string(), regex(/^account$/)),
    info: object({
      mint: string(),
      owner: string(),
      tokenAmount: object({ amount, decimals: number() }),
      delegate: optional(string()),
      delegatedAmount: optional(object({ amount })),
    }),
  }),
})
const accountSchema = nullish(looseObject({ lamports: number(), data: unknown() }))
const accountsSchema = object({ value: array(accountSchema) })
const simulationSchema = object({
  value: object({ err: unknown(), logs: nullish(array(string())), accounts: nullish(array(accountSchema)) }),
})

type State = ReadonlyMap<string, TokenAccount>

interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly units: bigint
  readonly decimals: number
  readonly delegate: string | undefined
  readonly delegated: bigint
}

/**
 * Tries one transaction out on the chain as it is now (`simulateTransaction`), and compares all accounts that it names before and after.
 * Of several, each would run without the ones before it, so they are not tried.
 */
export async function trySolana(parameters: {
  readonly requests: readonly SingleRequest[]
  readonly from: string
  readonly ask: AskContext['ask']
}): Promise<TrialResult> {
  const { ask, from, requests } = parameters
  const [request, ...others] = requests
  const read = request?.kind === 'solanaTransaction' ? readSolanaTransaction(request.transaction) : undefined
  if (request?.kind !== 'solanaTransaction' || read === undefined || others.length > 0) return { kind: 'unchecked' }
  const addresses = await readLookupTables(read, ask)
  if (addresses.length > mostAccounts) return { kind: 'unchecked' }
  const config = { commitment: 'confirmed', encoding: 'base64' }
  const [answered, simulated] = await Promise.all([
    ask('getMultipleAccounts', [addresses, { ...config, encoding: 'jsonParsed' }]),
    ask('simulateTransaction', [
      toBase64(request.transaction),
      { ...config, sigVerify: false, replaceRecentBlockhash: true, accounts: { encoding: 'jsonParsed', addresses } },
    ]),
  ])
  const before = safeParse(accountsSchema, answered)
  const after = safeParse(simulationSchema, simulated)
  if (!before.success || !after.success) return { kind: 'unchecked' }
  const { accounts, err, logs } = after.output.value
  if (err !== null && err !== undefined) return { kind: 'refused', reason: describeRefusal(err, logs ?? []) }
  const old = before.output.value
  if (accounts?.length !== addresses.length || old.length !== addresses.length) return { kind: 'unchecked' }
  const index = addresses.indexOf(from)
  // The fee is shown on its own.
  const fee = addresses[0] === from ? request.estimatedFee : 0n
  const [was, is] = [old[index]?.lamports ?? 0, accounts[index]?.lamports ?? 0]
  // Beyond that, JSON's numbers cannot be compared.
  if (!Number.isSafeInteger(was) || !Number.isSafeInteger(is)) return { kind: 'unchecked' }
  const lamports = BigInt(is) + fee - BigInt(was)
  const changes: TrialChange[] = []
  if (lamports !== 0n) {
    const { kind, size } = splitDifference(lamports)
    changes.push({
      kind,
      token: undefined,
      amount: { units: String(size), decimals: 9, symbol: 'SOL' },
      tokenId: undefined,
    })
  }
  const toState = (list: typeof old): State =>
    new Map(list.flatMap((account, place) => toEntry(addresses[place], account?.data)))
  return {
    kind: 'done',
    changes: [...changes, ...compareTokens({ before: toState(old), after: toState(accounts), from })],
  }
}

function toEntry(address: string | undefined, data: unknown): readonly (readonly [string, TokenAccount])[] {
  const parsed = safeParse(tokenSchema, data)
  if (address === undefined || !parsed.success) return []
  const { delegate, delegatedAmount, mint, owner, tokenAmount } = parsed.output.parsed.info
  const { amount: units, decimals } = tokenAmount
  return [[address, { mint, owner, units, decimals, delegate, delegated: delegatedAmount?.amount ?? 0n }]]
}

/** What the visitor's token accounts gain and lose. One that has another owner afterwards is lost with all that it held. */
function compareTokens({
  after,
  before,
  from,
}: {
  readonly before: State
  readonly after: State
  readonly from: string
}): readonly TrialChange[] {
  const totals = new Map<string, { readonly difference: bigint; readonly decimals: number }>()
  const add = (account: TokenAccount | undefined, factor: bigint): void => {
    if (account?.owner !== from) return
    const { decimals, mint, units } = account
    totals.set(mint, { decimals, difference: (totals.get(mint)?.difference ?? 0n) + factor * units })
  }
  for (const address of new Set([...before.keys(), ...after.keys()])) {
    add(before.get(address), -1n)
    add(after.get(address), 1n)
  }
  const toToken = (mint: string, decimals: number) => ({ address: mint, symbol: undefined, decimals })
  const moves = [...totals].flatMap(([mint, { decimals, difference }]): TrialChange[] => {
    if (difference === 0n) return []
    const { kind, size } = splitDifference(difference)
    const moved = { units: String(size), decimals, symbol: undefined }
    return [{ kind, token: toToken(mint, decimals), amount: moved, tokenId: undefined }]
  })
  const permissions = [...after].flatMap(([address, account]): TrialChange[] => {
    const { decimals, delegate, delegated, mint, owner } = account
    const was = before.get(address)
    const isMore = delegate !== was?.delegate || delegated > (was?.delegated ?? 0n)
    if (owner !== from || delegate === undefined || delegated === 0n || !isMore) return []
    const amountOf = { units: String(delegated), decimals, symbol: undefined }
    return [
      { kind: 'permission', token: toToken(mint, decimals), spender: delegate, amount: amountOf, tokenId: undefined },
    ]
  })
  return [
    ...moves.toSorted((one, other) => (one.kind === other.kind ? 0 : one.kind === 'out' ? -1 : 1)),
    ...permissions,
  ]
}

/** What a program says in its log, otherwise the chain's own word for it. */
function describeRefusal(error: unknown, logs: readonly string[]) {
  const said =
    logs.findLast((line) => /^Program log: .*error/i.test(line)) ??
    logs.findLast((line) => /error/i.test(line)) ??
    JSON.stringify(error)
  return toTextParts(
    said
      .replace(/^Program log: /, '')
      .replaceAll(/\s+/g, ' ')
      .slice(0, longestReason),
  )
}
