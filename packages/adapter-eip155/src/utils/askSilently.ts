import { requestProvider } from './requestProvider.ts'

/** What a wallet was asked without a prompt, still unchecked. None of the promises needs a handler. */
export interface SilentAnswers {
  readonly accounts: Promise<unknown>
  readonly chainId: Promise<unknown>
  /** Absent if no account was known to ask for. */
  readonly capabilities?: Promise<unknown> | undefined
}

/** Asks a wallet, all at once, for what restoring a connection needs. None of it opens a prompt. */
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
