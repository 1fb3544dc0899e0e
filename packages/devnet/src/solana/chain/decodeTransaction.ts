import {
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { transactionLimit } from '../constants.ts'
import { RpcError } from '../rpc/RpcError.ts'
import type { DecodedMessage, DecodedTransaction } from './DecodedTransaction.ts'

const transactionType = 'solana_transaction::versioned::VersionedTransaction'
const noSignature = new Uint8Array(64)

/**
 * Decodes a transaction sent by a client.
 *
 * @throws {RpcError} `invalidParams`
 */
export function decodeTransaction(parameters: {
  readonly text: string
  readonly encoding: 'base58' | 'base64'
}): DecodedTransaction {
  return decode({ ...parameters, type: transactionType, read: readTransaction })
}

/**
 * Decodes the message of a transaction, in base64.
 *
 * @throws {RpcError} `invalidParams`
 */
export function decodeMessage(text: string): DecodedMessage {
  return decode({ text, encoding: 'base64', type: 'solana_message::versions::VersionedMessage', read: readMessage })
}

function decode<Decoded extends DecodedMessage>(parameters: {
  readonly text: string
  readonly encoding: 'base58' | 'base64'
  /** The type's name in a real node's errors. */
  readonly type: string
  readonly read: (bytes: Uint8Array) => Decoded
}): Decoded {
  const bytes = decodeBytes(parameters)
  try {
    const decoded = parameters.read(bytes)
    requireSound(decoded)
    return decoded
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw new RpcError('invalidParams', `failed to deserialize ${parameters.type}: ${toReason(error)}`)
  }
}

function decodeBytes(parameters: {
  readonly text: string
  readonly encoding: 'base58' | 'base64'
  readonly type: string
}): Uint8Array {
  const { encoding, text } = parameters
  const most = encoding === 'base58' ? 1_683 : 1_644
  // Checked before decoding, because base58 takes time quadratic in the length.
  if (text.length > most) {
    throw new RpcError(
      'invalidParams',
      `${encoding} encoded ${parameters.type} too large: ${text.length} bytes (max: encoded/raw ${most}/${transactionLimit})`,
    )
  }
  const bytes = encoding === 'base58' ? decodeBase58(text) : decodeBase64(text)
  if (bytes === undefined) throw new RpcError('invalidParams', `invalid ${encoding} encoding`)
  if (bytes.length > transactionLimit) {
    throw new RpcError(
      'invalidParams',
      `decoded ${parameters.type} too large: ${bytes.length} bytes (max: ${transactionLimit} bytes)`,
    )
  }
  return bytes
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(getBase58Encoder().encode(text))
  } catch {
    return undefined
  }
}

function decodeBase64(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64')
  // Node ignores invalid characters.
  return bytes.toString('base64') === text ? Uint8Array.from(bytes) : undefined
}

function readTransaction(bytes: Uint8Array): DecodedTransaction {
  const transaction = getTransactionDecoder().decode(bytes)
  requireSame(bytes, getTransactionEncoder().encode(transaction))
  const message = readMessage(transaction.messageBytes)
  const signatures = Object.values(transaction.signatures).map((signature) =>
    getBase58Decoder().decode(signature ?? noSignature),
  )
  const [signature] = signatures
  // A duplicate account would have one signature too few.
  if (signature === undefined || signatures.length !== message.header.numRequiredSignatures) throw createSanitizeError()
  return { bytes, transaction, signature, signatures, ...message }
}

function readMessage(bytes: ReadonlyUint8Array): DecodedMessage {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version === 1) throw new RpcError('invalidParams', 'Transaction version is unsupported')
  requireSame(bytes, getCompiledTransactionMessageEncoder().encode(message))
  const { header, staticAccounts } = message
  return {
    version: message.version,
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    staticKeys: staticAccounts,
    blockhash: message.lifetimeToken,
    instructions: message.instructions.map((instruction) => ({
      programIdIndex: instruction.programAddressIndex,
      accounts: instruction.accountIndices ?? [],
      data: Uint8Array.from(instruction.data ?? []),
    })),
    lookups:
      message.version === 'legacy'
        ? []
        : (message.addressTableLookups ?? []).map((lookup) => ({
            table: lookup.lookupTableAddress,
            writable: lookup.writableIndexes,
            readonly: lookup.readonlyIndexes,
          })),
  }
}

/** Checks what would let an instruction use an account that does not exist. */
function requireSound({ header, instructions, lookups, staticKeys }: DecodedMessage): void {
  const loaded = lookups.reduce((sum, { readonly, writable }) => sum + readonly.length + writable.length, 0)
  const count = staticKeys.length + loaded
  const { numReadonlySignedAccounts, numReadonlyUnsignedAccounts, numRequiredSignatures } = header
  const isSound =
    numRequiredSignatures + numReadonlyUnsignedAccounts <= staticKeys.length &&
    // The fee payer must be writable.
    numReadonlySignedAccounts < numRequiredSignatures &&
    new Set(staticKeys).size === staticKeys.length &&
    instructions.every(
      ({ accounts, programIdIndex }) =>
        programIdIndex > 0 && programIdIndex < staticKeys.length && accounts.every((index) => index < count),
    )
  if (!isSound) throw createSanitizeError()
}

function createSanitizeError(): RpcError {
  return new RpcError('invalidParams', 'invalid transaction: Transaction failed to sanitize accounts offsets correctly')
}

/** Rejects bytes that the decoder skips, because the machine would read them differently. */
function requireSame(received: ReadonlyUint8Array, encoded: ReadonlyUint8Array): void {
  if (Buffer.compare(Uint8Array.from(received), Uint8Array.from(encoded)) === 0) return
  throw new RpcError('invalidParams', `failed to deserialize ${transactionType}: it has bytes that belong to nothing`)
}

function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? message
}
