import type { Bytes } from '../vault/bytes.ts'
import { toBase58 } from '../vault/derive/toBase58.ts'

/** What a transaction of solana tells its programs, with all accounts that it names itself. */
export interface SolanaInstructions {
  /** Accounts by their index; those of lookup tables follow, first the writable ones of all tables, then the others. */
  readonly accounts: readonly string[]
  readonly signerCount: number
  readonly tables: readonly { readonly address: string; readonly writable: Bytes; readonly readonly: Bytes }[]
  readonly instructions: readonly { readonly program: number; readonly accounts: Bytes; readonly data: Bytes }[]
  /** The bytes that the accounts sign. */
  readonly message: Bytes
}

/**
 * Reads a transaction for showing. The worker reads the same bytes with its own reader, and refuses them if signers or lookup tables are
 * others than shown.
 */
export function readSolanaTransaction(bytes: Bytes): SolanaInstructions | undefined {
  let offset = 0
  let isBroken = false
  const take = (length: number): Bytes => {
    if (offset + length > bytes.length) isBroken = true
    offset += length
    return bytes.slice(offset - length, offset)
  }
  const byte = (): number => take(1)[0] ?? 0
  const count = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value |= (next & 127) << shift
      if (next < 128) return isBroken ? 0 : value
    }
    isBroken = true
    return 0
  }
  const list = <entry>(read: () => entry): readonly entry[] => Array.from({ length: count() }, () => read())
  take(64 * count())
  const start = offset
  const isVersioned = (bytes[offset] ?? 0) >= 128
  if (isVersioned) byte()
  const signerCount = byte()
  take(2)
  const accounts = list(() => toBase58(take(32)))
  take(32)
  const instructions = list(() => ({ program: byte(), accounts: take(count()), data: take(count()) }))
  const tables = isVersioned
    ? list(() => ({ address: toBase58(take(32)), writable: take(count()), readonly: take(count()) }))
    : []
  if (isBroken || offset !== bytes.length || signerCount === 0 || signerCount > accounts.length) return undefined
  return { accounts, signerCount, tables, instructions, message: bytes.slice(start) }
}
