// What the vault is asked to sign. It never takes a digest: it builds the digest from the request that was shown.
import type { Bytes } from '../bytes.ts'

export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** Amounts and counts are bigints; fees are in wei. */
export interface EvmTransaction {
  readonly nonce: bigint
  readonly gas: bigint
  /** Without it, a contract is created. */
  readonly to: string | undefined
  readonly value: bigint
  readonly data: Bytes
  /** One price makes a legacy transaction (EIP-155), two make one of type 2 (EIP-1559). */
  readonly fee: { readonly gasPrice: bigint } | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  readonly accessList: readonly { readonly address: string; readonly storageKeys: readonly Bytes[] }[]
}

/** A call of a smart account. */
export interface SmartCall {
  readonly to: string
  /** In wei. */
  readonly value: bigint
  readonly data: Bytes
}

/** What a transaction of a smart account to itself needs beside its calls. */
export type SelfTransaction = Pick<EvmTransaction, 'nonce' | 'gas'> & {
  readonly fee: Extract<EvmTransaction['fee'], { readonly maxFeePerGas: bigint }>
}

/** What an operation needs beside its calls (ERC-4337). Units of gas, and wei per unit. */
export interface OperationTerms {
  /** Of the entry point. */
  readonly nonce: bigint
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly paymaster: OperationPaymaster | undefined
}

export interface OperationPaymaster {
  readonly address: string
  readonly verificationGasLimit: bigint
  readonly postOpGasLimit: bigint
  readonly data: Bytes
}

export type SingleRequest = { readonly from: string } & (
  | { readonly kind: 'evmMessage'; readonly message: Bytes }
  | { readonly kind: 'evmTypedData'; readonly chainId: number; readonly typedData: TypedData }
  | {
      readonly kind: 'evmTransaction'
      readonly chainId: number
      readonly transaction: EvmTransaction
      /** What the whole transaction costs by the estimate, in wei. */
      readonly estimatedFee: bigint
    }
  /** Calls of a smart account as one transaction to itself, which the visitor pays for. */
  | {
      readonly kind: 'evmSmartCalls'
      readonly chainId: number
      readonly calls: readonly SmartCall[]
      readonly transaction: SelfTransaction
      /** Whether the worker adds the authorization that makes the account a smart account (EIP-7702). */
      readonly isDelegating: boolean
      /** As of a transaction. */
      readonly estimatedFee: bigint
    }
  /** Calls of a smart account as an operation, which the app or its operator pays for. */
  | {
      readonly kind: 'evmOperation'
      readonly chainId: number
      readonly calls: readonly SmartCall[]
      readonly terms: OperationTerms
      /** The account's nonce on the chain, if the worker adds the authorization: the operation's sender sends no transaction itself. */
      readonly authorizationNonce: bigint | undefined
      /** The hash that the server pays for: 32 bytes. The worker builds the hash itself, and refuses to sign another. */
      readonly operationHash: Bytes
    }
  /** Takes the contract back from a smart account (EIP-7702): an authorization for the zero address. */
  | {
      readonly kind: 'evmUndelegation'
      readonly chainId: number
      readonly transaction: SelfTransaction
      readonly estimatedFee: bigint
    }
  | { readonly kind: 'solanaMessage'; readonly message: Bytes }
  | {
      readonly kind: 'solanaTransaction'
      readonly transaction: Bytes
      /** What the screen shows: the accounts that must sign, and the lookup tables whose accounts it has resolved. */
      readonly signers: readonly string[]
      readonly lookupTables: readonly string[]
      /** In lamports. */
      readonly estimatedFee: bigint
    }
)

/** A single request, or several of one chain that one approval signs in order. */
export type SignRequest = SingleRequest | { readonly kind: 'batch'; readonly requests: readonly SingleRequest[] }

export const mostCalls = 32
/** Of all texts and bytes of a request together. */
export const mostBytes = 262_144
export const mostDepth = 16

/** Red warnings, which the screen has to show. */
export type Warning = 'approvalForAll' | 'permit2' | 'rawBytes' | 'selfCall' | 'unlimitedApproval'
