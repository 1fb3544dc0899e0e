import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Policy } from './createPolicy.ts'
import type { WalletState } from './createWalletState.ts'
import type { PromptContent, WalletEvent, WalletFeatures, WalletIdentity } from './types.ts'
import type { WalletMethodName } from './walletMethods.ts'

/** The context that the modules of a wallet share. */
export interface WalletContext {
  readonly identity: WalletIdentity
  readonly state: WalletState
  readonly policy: Policy
  readonly keys: ReadonlyMap<Address, PrivateKeyAccount>
  readonly features: { readonly [name in keyof WalletFeatures]-?: NonNullable<WalletFeatures[name]> }
  /** Aborts when the wallet ends. */
  readonly signal: AbortSignal
  /** Unlocks the wallet, and the others with the same script. */
  readonly unlock: () => void
  /** Sends a request to a chain. Default: the current one. Throws 4901 if the wallet cannot reach it. */
  readonly rpc: (method: string, params: readonly unknown[], chainId?: number) => Promise<unknown>
  readonly emit: (event: WalletEvent, origin?: string) => void
  readonly hasListener: (origin: string) => boolean
}

/** The owner's grant. */
export interface Approval {
  readonly accounts?: readonly string[] | undefined
}

/** Creates a question. */
export type DescribePrompt = () => PromptContent | undefined | Promise<PromptContent>

/** A request for a method. */
export interface WalletCall {
  readonly origin: string
  readonly method: WalletMethodName
  readonly params: unknown
  /** The chain of the request: the one it names, or the wallet's chain when it arrived. */
  readonly chainId: number
  /**
   * Asks the owner, that is the script or a visitor. The question is only created if a visitor is asked. Without a question,
   * it only waits for the unlock.
   *
   * @throws ProviderRpcError 4001, -32002, 4900, or the error of the script.
   */
  readonly confirm: (describe: DescribePrompt) => Promise<Approval>
}

/** Answers one method. */
export type WalletHandler = (call: WalletCall) => unknown
