import { fromHex, type Bytes } from '../vault/bytes.ts'
import { createReaders } from '../vault/createReaders.ts'
import { tryBase64 } from '../session/base64.ts'
import { refuseRpc } from './refuseRpc.ts'

/** Read a parameter of a page, or refuse the request. */
export const { toList, toObject, toText } = /*#__PURE__*/ createReaders(refuseRpc)

/** `0x` and an even number of digits. */
export function toHexBytes(value: unknown, name: string): Bytes {
  const bytes = typeof value === 'string' && value.startsWith('0x') ? fromHex(value) : undefined
  return bytes ?? refuseRpc(`${name} is not hexadecimal`)
}

export function toAddress(value: unknown, name: string): string {
  return typeof value === 'string' && isAddress(value) ? value : refuseRpc(`${name} is not an address`)
}

export function isAddress(value: string): boolean {
  return /^0x[\da-fA-F]{40}$/.test(value)
}

/** A quantity as JSON-RPC writes it; libraries also send leading zeros and numbers. */
export function toQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^(?:0x[\da-fA-F]{1,64}|\d{1,77})$/.test(value)) return BigInt(value)
  return refuseRpc(`${name} is not a quantity`)
}

export function toBase64Bytes(value: unknown, name: string): Bytes {
  const bytes = typeof value === 'string' ? tryBase64(value) : undefined
  return bytes ?? refuseRpc(`${name} is not base64`)
}
