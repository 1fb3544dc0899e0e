import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, integer, minValue, number, object, pipe, regex, safeParse, string } from 'valibot'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { BatchCaller } from './createBatchCaller.ts'
import { addDecimals } from './addDecimals.ts'

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

const balanceSchema = object({ value: pipe(number(), integer(), minValue(0)) })
const accountsSchema = object({
  value: array(
    object({
      account: object({
        data: object({
          parsed: object({
            info: object({
              mint: string(),
              owner: string(),
              tokenAmount: object({ uiAmountString: pipe(string(), regex(/^\d+(?:\.\d+)?$/)) }),
            }),
          }),
        }),
      }),
    }),
  ),
})

/** The coins in lamports, and the amount of each mint in tokens. */
export interface SolanaAmounts {
  readonly kind: 'answered'
  readonly lamports: bigint
  readonly byMint: ReadonlyMap<string, string>
}

/** Reads all balances of an account, of both token programs, as wallets show them: scaled amounts are scaled. */
export async function readSolanaBalances(parameters: {
  readonly call: BatchCaller
  readonly chainId: CaipNetworkId
  readonly account: string
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}): Promise<SolanaAmounts | FailedAttempt> {
  const { account, call, chainId, ...limits } = parameters
  const toCall = (programId: string) => ({
    method: 'getTokenAccountsByOwner',
    params: [account, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
  })
  const answer = await call({
    chainId,
    calls: [
      { method: 'getBalance', params: [account, { commitment: 'confirmed' }] },
      toCall(tokenProgram),
      toCall(token2022Program),
    ],
    ...limits,
  })
  if (answer.kind === 'failed') return answer
  const [balanceResult, ...tokenResults] = answer.results
  const balance = safeParse(balanceSchema, balanceResult)
  const lists = tokenResults.map((result) => safeParse(accountsSchema, result))
  if (!balance.success || !lists.every(({ success }) => success)) return failAttempt('schema', { isItsFault: false })
  const byMint = new Map<string, string>()
  for (const list of lists) {
    for (const entry of list.success ? list.output.value : []) {
      const { mint, owner, tokenAmount } = entry.account.data.parsed.info
      if (owner !== account) return failAttempt('foreign_answer', { isItsFault: false })
      byMint.set(mint, addDecimals(byMint.get(mint) ?? '0', tokenAmount.uiAmountString))
    }
  }
  return { kind: 'answered', lamports: BigInt(balance.output.value), byMint }
}
