import type { Approval, DescribePrompt } from '../wallet/context.ts'

/** One request, as a method of a Solana or Bitcoin wallet sees it. */
export interface StandardCall {
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The chain that the request names, as it came; unset if it names none. */
  readonly chain: string | undefined
  /**
   * Asks the owner, by the script or in person. The question is put together only if a person is asked.
   *
   * @throws ProviderRpcError 4001, -32002, 4900, or what the script says.
   */
  readonly confirm: (describe: DescribePrompt) => Promise<Approval>
}

/** Answers one method, with plain JSON. */
export type StandardHandler = (call: StandardCall) => unknown

/** How a dapp asks a wallet of Solana or Bitcoin. */
export interface StandardRequest {
  readonly origin: string
  readonly method: string
  /** Plain JSON: bytes are base64. */
  readonly params?: unknown
  /** The chain that a request of a WalletConnect session is about, as a CAIP-2 id (CAIP-27). */
  readonly chain?: string | undefined
  /** When it aborts, the question to the owner is taken back and the request gets 4900. */
  readonly signal?: AbortSignal | undefined
}
