import { ModalError } from '@latchkey/core/adapter'

/** The most bytes that a wallet may answer with. A transaction has 1232 at most today. */
const MAX_BYTES = 65_536

/**
 * Bytes that a wallet answered with, as bytes of this page: wallets live in other realms. With `length` exactly as many.
 *
 * @throws `wallet.invalidResponse`
 */
export function parseBytes(value: unknown, length?: number): Uint8Array {
  const bytes = read(value)
  if (bytes && (length === undefined ? bytes.length > 0 : bytes.length === length)) return bytes
  const details = length === undefined ? 'Bytes were expected' : `${length} bytes were expected`
  throw new ModalError('wallet.invalidResponse', { details })
}

function read(value: unknown): Uint8Array | undefined {
  try {
    const isBytes = ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
    if (!isBytes || value.byteLength > MAX_BYTES) return undefined
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
  } catch {
    return undefined
  }
}
