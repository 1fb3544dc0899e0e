import { ModalError } from '@latchkey/core/adapter'

/** The signature or id in what a wallet told; throws `wallet.invalidResponse` for anything but hexadecimal digits. */
export function parseReferenceHex(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/.test(value)) throw new ModalError('wallet.invalidResponse')
  return `0x${value.slice(2)}`
}
