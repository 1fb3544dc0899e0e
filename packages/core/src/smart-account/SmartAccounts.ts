import type { FrameRequestName, FrameUser, frameRequests } from '@latchkey/protocol/frame'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ModalError } from '../kernel/errors/ModalError.ts'

/** The wallet whose account has a type. */
export interface SmartAccountWallet {
  readonly addresses: { readonly eip155?: string | undefined }
  /** Has the adapters take the types anew. */
  setAccountTypes(getType: SmartAccounts['getType']): void
}

/** What owns the frame, as far as the types need it. */
export interface SmartAccountHost {
  readonly connectorId: string
  getWallet(): SmartAccountWallet | undefined
  ask<name extends FrameRequestName, schema extends GenericSchema>(parameters: {
    readonly name: name
    readonly payload: InferInput<(typeof frameRequests)[name]>
    readonly schema: schema
    readonly signal?: AbortSignal | undefined
  }): Promise<InferOutput<schema>>
  /** Asks the frame about the session, unless it has confirmed it. @throws `auth.notConnected` and others */
  confirm(): Promise<void>
  /** Whether the frame itself has refused, as opposed to a frame that cannot be reached. */
  isRefusal(error: unknown): boolean
  toError(error: ModalError): ModalError
}

/** The types of the embedded wallet's account. */
export interface SmartAccounts {
  /**
   * Changes the type of the account, for batches and payment by the app. The address stays the same. The choice is kept for the next visit.
   * If it fails, the type is the one before.
   *
   * @throws `auth.notConnected` without a login, `feature.unsupported` if the wallet cannot be a smart account on the current network,
   * and what the frame throws
   */
  setType(parameters: { readonly type: 'eoa' | 'smartAccount' }): Promise<void>
  /** The type of an account on a network. */
  getType(parameters: { readonly networkId: CaipNetworkId; readonly address: string }): 'eoa' | 'smartAccount'
  /** Called once by the login. */
  attach(host: SmartAccountHost): void
  /** A stored session is shown: what is known from the last visit counts. */
  begin(): void
  /** The frame has confirmed a wallet. */
  handleUser(wallet: SmartAccountWallet, user: FrameUser): void
  /** Resolves when the frame was told the type, or that has failed. */
  whenTold(): Promise<void>
  /** The session is over. */
  end(): void
  destroy(): void
}
