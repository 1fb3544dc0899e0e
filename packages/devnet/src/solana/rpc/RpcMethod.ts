import type { SolanaFaucet } from '../faucet/createSolanaFaucet.ts'
import type { Chain } from '../chain/Chain.ts'

/** The context of a method. */
export interface RpcContext {
  readonly chain: Chain
  readonly faucet: SolanaFaucet
  /** The id of the node's operator. */
  readonly identity: string
  /** Receives the name of every called method, and internal errors. */
  readonly onLog?: ((line: string) => void) | undefined
}

/**
 * Handles one method.
 *
 * @throws {RpcError} with the code of a real node
 */
export type RpcMethod = (context: RpcContext, params: readonly unknown[]) => unknown

/** Methods by name. */
export type RpcMethods = Readonly<Record<string, RpcMethod>>
