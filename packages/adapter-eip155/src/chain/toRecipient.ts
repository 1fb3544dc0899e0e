import { ModalError } from '@latchkey/core/adapter'
import { getAddress } from 'viem'
import type { Eip155Address } from '../types.ts'
import { isAddress } from './isAddress.ts'

/**
 * Returns an address that may receive money, with checksum and 0x. A wrong checksum (EIP-55) means a typo, so it is
 * refused.
 *
 * @throws `address.invalid`
 */
export function toRecipient(value: string): Eip155Address {
  const body = isAddress(value) ? value.slice(-40) : ''
  const checked = body && getAddress(`0x${body.toLowerCase()}`)
  const hasChecksum = body !== body.toLowerCase() && body !== body.toUpperCase()
  if (checked && (!hasChecksum || checked === `0x${body}`)) return checked
  throw new ModalError('address.invalid', { context: { address: value.slice(0, 100) } })
}
