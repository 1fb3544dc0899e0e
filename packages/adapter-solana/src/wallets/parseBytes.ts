import { ModalError } from '@latchkey/core/adapter'

/** The longest accepted answer, in bytes. A transaction has at most 1232 today. */
const MAX_BYTES = 65_536

/**
 * Parses a wallet's bytes and copies them into this realm. With `length`, there must be exactly as many.
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
