import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Policy } from './createPolicy.ts'
import type { WalletState } from './createWalletState.ts'
import type { PromptContent, WalletEvent, WalletFeatures, WalletIdentity } from './types.ts'
import type { WalletMethodName } from './walletMethods.ts'

/** What the parts of one wallet share. */
export interface WalletContext {
  readonly identity: WalletIdentity
  readonly state: WalletState
  readonly policy: Policy
  readonly keys: ReadonlyMap<Address, PrivateKeyAccount>
  readonly features: Required<WalletFeatures>
  /** Aborts when the wallet ends. */
  readonly signal: AbortSignal
  /** Unlocks it, and what else its owner has. */
  readonly unlock: () => void
  /** Asks a chain, the current one if none is named; 4901 if the wallet cannot reach it. */
  readonly rpc: (method: string, params: readonly unknown[], chainId?: number) => Promise<unknown>
  readonly emit: (event: WalletEvent, origin?: string) => void
  readonly hasListener: (origin: string) => boolean
}

/** What the owner granted. */
export interface Approval {
  readonly accounts?: readonly string[] | undefined
}

/** Puts a question together. */
export type DescribePrompt = () => PromptContent | undefined | Promise<PromptContent>

/** One request, as the method's handler sees it. */
export interface WalletCall {
  readonly origin: string
  readonly method: WalletMethodName
  readonly params: unknown
  /** The chain that it is about: the one it names, or where the wallet was when it came. */
  readonly chainId: number
  /**
   * Asks the owner, by the script or in person. The question is put together only if a person is asked; without one,
   * it is enough that the wallet is unlocked.
   *
   * @throws ProviderRpcError 4001, -32002, 4900, or what the script says.
   */
  readonly confirm: (describe: DescribePrompt) => Promise<Approval>
}

/** Answers one method. */
export type WalletHandler = (call: WalletCall) => unknown
