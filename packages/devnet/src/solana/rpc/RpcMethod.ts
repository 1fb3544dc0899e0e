import type { SolanaFaucet } from '../faucet/createSolanaFaucet.ts'
import type { Ledger } from '../ledger/Ledger.ts'

/** What a method answers from. */
export interface RpcContext {
  readonly ledger: Ledger
  readonly faucet: SolanaFaucet
  /** Who runs the node. */
  readonly identity: string
  /** Receives the name of every method that is called, and what went wrong here rather than in the request. */
  readonly onLog?: ((line: string) => void) | undefined
}

/**
 * Answers one method.
 *
 * @throws {RpcError} with the code that a real node gives
 */
export type RpcMethod = (context: RpcContext, params: readonly unknown[]) => unknown

/** Methods by their names. */
export type RpcMethods = Readonly<Record<string, RpcMethod>>
