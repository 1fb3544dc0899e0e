import type { Bytes } from '../../bytes.ts'
import { toBase58 } from '../../derive/toBase58.ts'
import { refuse } from '../refuse.ts'

export interface SolanaMessage {
  /** The accounts that must sign, the fee payer first. */
  readonly signers: readonly string[]
  readonly lookupTables: readonly string[]
  readonly instructions: readonly { readonly program: string | undefined; readonly data: Bytes }[]
}

export interface SolanaTransaction {
  readonly message: SolanaMessage
  readonly messageBytes: Bytes
  readonly signatures: Bytes
}

/** Reads a transaction, or returns `undefined` if the chain would not read it. */
export function parseTransaction(bytes: Bytes): SolanaTransaction | undefined {
  return attempt(() => {
    const reader = createReader(bytes)
    const count = reader.count()
    const signatures = reader.take(64 * count)
    const messageBytes = reader.take(reader.left())
    const message = readMessage(messageBytes)
    if (message.signers.length !== count) refuse('signatures')
    return { message, messageBytes, signatures }
  })
}

/** Reads the message of a transaction, which is what its accounts sign: of the legacy form or version 0. */
export function parseMessage(bytes: Bytes): SolanaMessage | undefined {
  return attempt(() => readMessage(bytes))
}

function readMessage(bytes: Bytes): SolanaMessage {
  const reader = createReader(bytes)
  const first = reader.byte()
  const isVersioned = first >= 128
  if (first > 128) refuse('version')
  const required = isVersioned ? reader.byte() : first
  const [readonlySigned, readonlyUnsigned] = [reader.byte(), reader.byte()]
  const accounts = reader.list(() => toBase58(reader.take(32)))
  if (required === 0 || readonlySigned >= required || required + readonlyUnsigned > accounts.length) refuse('header')
  reader.take(32)
  const instructions = reader.list(() => {
    const program = accounts[reader.byte()]
    reader.take(reader.count())
    return { program, data: reader.take(reader.count()) }
  })
  const lookupTables = isVersioned
    ? reader.list(() => {
        const table = toBase58(reader.take(32))
        reader.take(reader.count())
        reader.take(reader.count())
        return table
      })
    : []
  if (reader.left() !== 0) refuse('length')
  return { signers: accounts.slice(0, required), lookupTables, instructions }
}

function createReader(bytes: Bytes) {
  let offset = 0
  const take = (length: number): Bytes => {
    if (offset + length > bytes.length) refuse('length')
    offset += length
    return bytes.slice(offset - length, offset)
  }
  const byte = () => take(1)[0] ?? 0
  /** A count in one to three bytes of seven bits, the lowest first. */
  const count = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value |= (next & 127) << shift
      if (next < 128) return value
    }
    return refuse('count')
  }
  const list = <entry>(read: () => entry) => Array.from({ length: count() }, () => read())
  return { take, byte, count, list, left: () => bytes.length - offset }
}

function attempt<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
