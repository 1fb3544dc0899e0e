import { base64 } from '@scure/base'
import { bytesToHex } from 'viem'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import type { PromptTransaction } from '../../wallet/types.ts'
import type { SolanaContext } from '../context.ts'
import type { ResolvedSolanaChain } from '../resolveSolanaChains.ts'
import { describeSolanaInstruction } from './describeSolanaInstruction.ts'
import type { SolanaStep, SolanaTokenAccount } from './describeSolanaInstruction.ts'
import type { SolanaTransaction } from './parseSolanaTransaction.ts'

/** Describes a transaction for the owner, with the data of the chain that this needs. */
export async function describeSolanaTransaction(parameters: {
  readonly transaction: SolanaTransaction
  readonly signer: string
  readonly chain: ResolvedSolanaChain
  readonly rpc: SolanaContext['rpc']
}): Promise<PromptTransaction> {
  const { transaction, signer, chain } = parameters
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> => parameters.rpc(chain, method, params)
  const [accounts, fee] = await Promise.all([listAccounts(transaction, ask), estimateFee(transaction, ask)])
  const steps = transaction.instructions.map(({ program, accounts: places, data }) =>
    describeSolanaInstruction({
      program: accounts[program],
      accounts: places.map((place) => accounts[place]),
      data,
      signer,
    }),
  )
  const opened = new Map(steps.flatMap((step) => (step.kind === 'open' ? [[step.account.address, step.account]] : [])))
  const read = await Promise.all(steps.map((step) => readPayment(step, opened, ask)))
  return {
    transfers: read.flatMap((each) => (typeof each === 'object' ? [each] : [])),
    others: [...new Set(read.flatMap((each) => (typeof each === 'string' ? [each] : [])))],
    fee,
    raw: bytesToHex(transaction.bytes),
  }
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** The static accounts, then those of lookup tables, writable ones first. */
async function listAccounts(
  { accounts, lookups }: SolanaTransaction,
  ask: Ask,
): Promise<readonly (string | undefined)[]> {
  const tables = await Promise.all(lookups.map(async ({ table }) => readTable(await readSolanaAccount(ask, table))))
  const take = (kind: 'writable' | 'readonly'): readonly (string | undefined)[] =>
    lookups.flatMap((lookup, index) => lookup[kind].map((place) => tables[index]?.[place]))
  return [...accounts, ...take('writable'), ...take('readonly')]
}

function readTable(account: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const { addresses } = isRecord(account?.['info']) ? account['info'] : {}
  return Array.isArray(addresses) ? addresses.map(String) : []
}

/** A payment, a note, or nothing of interest. */
async function readPayment(
  step: SolanaStep,
  opened: ReadonlyMap<string, SolanaTokenAccount>,
  ask: Ask,
): Promise<PromptTransaction['transfers'][number] | string | undefined> {
  if (step.kind === 'word') return step.word
  if (step.kind === 'open') return 'a new token account'
  if (step.kind === 'nothing') return undefined
  if (step.kind === 'payment') return { to: step.to, amount: step.amount }
  const target = opened.get(step.to) ?? (await readTokenAccount(ask, step.to))
  const mint = step.mint ?? target?.mint ?? (await readTokenAccount(ask, step.from))?.mint
  if (mint === undefined) return `a transfer of an unknown token, ${step.amount} of its smallest unit`
  const decimals = step.decimals ?? (await readDecimals(ask, mint))
  return { to: target?.owner ?? step.to, amount: step.amount, token: { address: mint, decimals } }
}

async function readTokenAccount(ask: Ask, address: string): Promise<SolanaTokenAccount | undefined> {
  const { owner, mint } = toInfo(await readSolanaAccount(ask, address))
  return typeof owner === 'string' && typeof mint === 'string' ? { address, owner, mint } : undefined
}

async function readDecimals(ask: Ask, mint: string): Promise<number | undefined> {
  const { decimals } = toInfo(await readSolanaAccount(ask, mint))
  return typeof decimals === 'number' ? decimals : undefined
}

function toInfo(account: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> {
  return isRecord(account?.['info']) ? account['info'] : {}
}

/** Returns the network fee in lamports, or `undefined` if the transaction will probably fail. */
async function estimateFee({ bytes, messageStart }: SolanaTransaction, ask: Ask): Promise<bigint | undefined> {
  const simulate = [base64.encode(bytes), { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true }]
  const [fee, simulation] = await Promise.all([
    ask('getFeeForMessage', [base64.encode(bytes.slice(messageStart))]).then(toValue, () => undefined),
    ask('simulateTransaction', simulate).then(toValue, () => undefined),
  ])
  const isFine = isRecord(simulation) && simulation['err'] === null
  return isFine && typeof fee === 'number' && Number.isSafeInteger(fee) ? BigInt(fee) : undefined
}

function toValue(answer: unknown): unknown {
  return isRecord(answer) ? answer['value'] : undefined
}

/** Returns an account's data as the node parses it, or `undefined` if it cannot. */
async function readSolanaAccount(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  address: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await ask('getAccountInfo', [address, { encoding: 'jsonParsed' }]).catch(() => undefined)
  const { value } = isRecord(answer) ? answer : {}
  const { data } = isRecord(value) ? value : {}
  const { parsed } = isRecord(data) ? data : {}
  return isRecord(parsed) ? parsed : undefined
}
