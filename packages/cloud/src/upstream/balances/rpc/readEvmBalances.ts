import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Token } from '../../../tokens/TokenList.ts'
import type { FailedAttempt } from '../../pool/Attempt.ts'
import type { BatchCall, BatchCaller } from './createBatchCaller.ts'
import {
  decodeAmount,
  decodeMulticall,
  encodeBalanceOf,
  encodeMulticall,
  encodeNativeBalance,
  multicallAddress,
} from './multicall.ts'

/** Reads in one call of the contract, and calls in one batch without it. */
const readsAtMost = 300
const callsAtMost = 100

/** Chains where Multicall3 has another address than elsewhere. */
const otherAddresses: Readonly<Partial<Record<CaipNetworkId, `0x${string}`>>> = {
  'eip155:324': '0xF9cda624FBC7e059355ce98a31693d299FACd963',
}

/** The amounts of the coin (first) and of each token; `undefined` for what the chain could not say. */
export interface EvmAmounts {
  readonly kind: 'answered'
  readonly amounts: readonly (bigint | undefined)[]
}

/** Reads the balances of an account through Multicall3, or by single calls where the chain does not have it. */
export async function readEvmBalances(parameters: {
  readonly call: BatchCaller
  readonly chainId: CaipNetworkId
  readonly account: `0x${string}`
  readonly tokens: readonly Token[]
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}): Promise<EvmAmounts | FailedAttempt> {
  const { account, call, chainId, tokens, ...limits } = parameters
  const start = performance.now()
  const contract = otherAddresses[chainId] ?? multicallAddress
  const reads = [
    encodeNativeBalance({ contract, account }),
    ...tokens.map(({ address }) => encodeBalanceOf({ address, account })),
  ]
  const chunks = split(reads, readsAtMost)
  const answer = await call({
    chainId,
    calls: chunks.map((chunk) => toCall(contract, encodeMulticall(chunk))),
    ...limits,
  })
  if (answer.kind === 'failed') return answer
  const amounts = answer.results.flatMap((result, index) => decodeMulticall(result, chunks[index]?.length ?? 0) ?? [])
  if (amounts.length === reads.length) return { kind: 'answered', amounts }
  return readSingly({ ...parameters, timeout: limits.timeout - (performance.now() - start) })
}

async function readSingly(parameters: Parameters<typeof readEvmBalances>[0]): Promise<EvmAmounts | FailedAttempt> {
  const { account, call, chainId, signal, timeout, tokens } = parameters
  const calls = [
    { method: 'eth_getBalance', params: [account, 'latest'] },
    ...tokens.map(({ address }) => {
      const { callData, target } = encodeBalanceOf({ address, account })
      return toCall(target, callData)
    }),
  ]
  const amounts: (bigint | undefined)[] = []
  const end = performance.now() + timeout
  for (const chunk of split(calls, callsAtMost)) {
    const answer = await call({ chainId, calls: chunk, timeout: Math.max(1, end - performance.now()), signal })
    if (answer.kind === 'failed') return answer
    amounts.push(...answer.results.map(decodeAmount))
  }
  return { kind: 'answered', amounts }
}

function toCall(to: string, data: string): BatchCall {
  return { method: 'eth_call', params: [{ to, data }, 'latest'] }
}

function split<item>(items: readonly item[], size: number): (readonly item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_unused, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
