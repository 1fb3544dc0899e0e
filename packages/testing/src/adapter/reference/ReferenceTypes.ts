import type { Namespace } from '@latchkey/core/adapter'
import type { ReferenceProvider } from './ReferenceProvider.ts'

/** The bag of types of the reference adapter, of any namespace. An address is an ed25519 public key in hexadecimal. */
export interface ReferenceTypes {
  readonly namespace: Namespace
  readonly address: `0x${string}`
  readonly provider: ReferenceProvider
  readonly transactionId: `0x${string}`
  readonly transactionRequest: {
    readonly to: `0x${string}`
    readonly amount: bigint
    readonly token?: `0x${string}` | undefined
  }
}
