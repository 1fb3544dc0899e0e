import { ModalError } from '@latchkey/core/adapter'
import { isAddress } from './isAddress.ts'

/** @throws `address.invalid` if the value is not a Solana address */
export function assertAddress(address: unknown): asserts address is string {
  if (typeof address === 'string' && isAddress(address)) return
  throw new ModalError('address.invalid', { context: { address: String(address).slice(0, 100) } })
}
