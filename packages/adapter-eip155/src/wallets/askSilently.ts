import { requestProvider } from './requestProvider.ts'

/** A wallet's pending answers to requests that never prompt, not validated. Unhandled rejections are prevented. */
export interface SilentAnswers {
  readonly accounts: Promise<unknown>
  readonly chainId: Promise<unknown>
  /** Absent without a known account. */
  readonly capabilities?: Promise<unknown> | undefined
}

/** Sends the requests that restoring a connection needs, all at once. None of them prompts. */
export function askSilently(provider: object, address?: string): SilentAnswers {
  const ask = (method: string, params?: readonly unknown[]): Promise<unknown> => {
    const answer = requestProvider(provider, params ? { method, params } : { method })
    answer.catch(() => undefined)
    return answer
  }
  return {
    accounts: ask('eth_accounts'),
    chainId: ask('eth_chainId'),
    capabilities: address === undefined ? undefined : ask('wallet_getCapabilities', [address]),
  }
}
