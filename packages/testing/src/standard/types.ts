import type { Approval, DescribePrompt } from '../wallet/context.ts'

/** A request for a method of a Solana or Bitcoin wallet. */
export interface StandardCall {
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The chain of the request, if it names one. */
  readonly chain: string | undefined
  /**
   * Asks the owner, that is the script or a visitor. The question is only created if a visitor is asked.
   *
   * @throws ProviderRpcError 4001, -32002, 4900, or the error of the script.
   */
  readonly confirm: (describe: DescribePrompt) => Promise<Approval>
}

/** Answers a method with plain JSON. */
export type StandardHandler = (call: StandardCall) => unknown

/** A dapp's request to a Solana or Bitcoin wallet. */
export interface StandardRequest {
  readonly origin: string
  readonly method: string
  /** Plain JSON, with bytes in base64. */
  readonly params?: unknown
  /** The chain of a WalletConnect session request, as a CAIP-2 id (CAIP-27). */
  readonly chain?: string | undefined
  /** Withdraws the question to the owner and rejects the request with 4900. */
  readonly signal?: AbortSignal | undefined
}
