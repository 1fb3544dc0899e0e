import { base58 } from '@scure/base'
import { createProviderError } from '../../errors/createProviderError.ts'

/** An instruction. Accounts are indexes into the list of all accounts. */
export interface SolanaInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Accounts of an address lookup table, as indexes into it. */
export interface SolanaLookup {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** A serialised transaction, parsed as far as signing and describing it needs. */
export interface SolanaTransaction {
  /** The bytes of the transaction. */
  readonly bytes: Uint8Array
  /** The offset of the message, after the signatures. */
  readonly messageStart: number
  /** The required signers, in the order of the signatures; the first one pays. */
  readonly signers: readonly string[]
  readonly version: 'legacy' | 0
  /** The static accounts, in base58. */
  readonly accounts: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  readonly lookups: readonly SolanaLookup[]
}

/** The maximum size in bytes: one packet of the network. */
const maximum = 1232

/**
 * Parses a transaction, legacy or version 0; throws -32602 for anything else.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function parseSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > maximum) throw refuse(`it has ${bytes.length} bytes, and ${maximum} are the most`)
  const reader = createReader(bytes)
  const signatureCount = reader.takeLength()
  reader.takeBytes(signatureCount * 64)
  const messageStart = reader.position
  const first = reader.peek()
  const version = first < 0x80 ? 'legacy' : 0
  if (version === 0 && reader.takeByte() !== 0x80) throw refuse(`its version is ${first & 0x7f}, and 0 is the highest`)
  const signerCount = reader.takeByte()
  reader.takeBytes(2)
  const accounts = reader.takeList(() => base58.encode(reader.takeBytes(32)))
  reader.takeBytes(32)
  const instructions = reader.takeList((): SolanaInstruction => ({
    program: reader.takeByte(),
    accounts: reader.takeList(reader.takeByte),
    data: reader.takeBytes(reader.takeLength()),
  }))
  const lookups =
    version === 0
      ? reader.takeList((): SolanaLookup => ({
          table: base58.encode(reader.takeBytes(32)),
          writable: reader.takeList(reader.takeByte),
          readonly: reader.takeList(reader.takeByte),
        }))
      : []
  if (reader.position !== bytes.length) throw refuse('there are bytes behind its end')
  if (signerCount !== signatureCount || signerCount === 0 || signerCount > accounts.length) {
    throw refuse(`it has room for ${signatureCount} signatures, and ${signerCount} accounts sign`)
  }
  return { bytes, messageStart, signers: accounts.slice(0, signerCount), version, accounts, instructions, lookups }
}

function createReader(bytes: Uint8Array) {
  let position = 0
  const takeBytes = (count: number): Uint8Array => {
    if (position + count > bytes.length) throw refuse('it ends too early')
    position += count
    return bytes.slice(position - count, position)
  }
  const takeByte = (): number => takeBytes(1)[0] ?? 0
  /** Reads a compact-u16: up to 16 bits in groups of 7, lowest first. */
  const takeLength = (): number => {
    let length = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = takeByte()
      length |= (byte & 0x7f) << shift
      if (byte < 0x80) return length
    }
    throw refuse('a length in it is too long')
  }
  return {
    get position() {
      return position
    },
    takeBytes,
    takeByte,
    takeLength,
    peek: (): number => bytes[position] ?? 0,
    takeList: <value>(take: () => value): value[] => Array.from({ length: takeLength() }, take),
  }
}

function refuse(reason: string): Error {
  return createProviderError('invalidParams', `Invalid parameters: this is no transaction of Solana: ${reason}.`)
}
