import { concat, fromHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import { encodeRlp } from './encodeRlp.ts'
import type { RlpItem } from './encodeRlp.ts'
import type { EvmSignature } from './encodeTransaction.ts'

/** That the account runs the code of a contract (EIP-7702). */
export interface Authorization {
  /** Never 0, which would be every chain. */
  readonly chainId: number
  /** The contract, or the zero address for none. */
  readonly contract: string
  /** The account's nonce once everything before the authorization has happened. */
  readonly nonce: bigint
}

/** The bytes that are hashed for the signature. */
export function encodeAuthorization(authorization: Authorization): Bytes {
  return concat(Uint8Array.of(5), encodeRlp(toFields(authorization)))
}

/** The item of a transaction's list. */
export function toAuthorizationItem(authorization: Authorization, { r, recovery, s }: EvmSignature): RlpItem {
  return [...toFields(authorization), BigInt(recovery), r, s]
}

function toFields({ chainId, contract, nonce }: Authorization): readonly RlpItem[] {
  return [BigInt(chainId), fromHex(contract) ?? new Uint8Array(), nonce]
}
