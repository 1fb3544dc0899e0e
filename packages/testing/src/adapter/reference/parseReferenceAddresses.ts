import { ModalError } from '@latchkey/core/adapter'
import { isReferenceAddress } from './isReferenceAddress.ts'

/** The addresses in what a wallet told; throws `wallet.invalidResponse` for anything but a list of addresses. */
export function parseReferenceAddresses(value: unknown): readonly `0x${string}`[] {
  if (!Array.isArray(value)) throw new ModalError('wallet.invalidResponse')
  return value.map((item: unknown) => {
    if (typeof item !== 'string' || !isReferenceAddress(item)) throw new ModalError('wallet.invalidResponse')
    return item
  })
}
