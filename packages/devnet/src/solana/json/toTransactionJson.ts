import type { DecodedInstruction } from '../chain/DecodedTransaction.ts'
import type { TransactionRecord } from '../chain/TransactionRecord.ts'
import { parseInstruction } from './parseInstruction.ts'
import { toBase58 } from './toBase58.ts'
import { toBase64 } from './toBase64.ts'
import { toInnerJson, toInstructionJson } from './toInnerJson.ts'
import { toReturnJson } from './toSimulationJson.ts'
import { toUiAmount } from './toUiAmount.ts'

/** The requested format of a transaction. */
export type TransactionEncoding = 'base58' | 'base64' | 'json' | 'jsonParsed'

/** Formats a transaction as `getTransaction` does. */
export function toTransactionJson(parameters: {
  readonly record: TransactionRecord
  readonly encoding: TransactionEncoding
}): object {
  const { encoding, record } = parameters
  const { decoded, slot, time } = record
  return {
    slot,
    blockTime: time,
    version: decoded.version,
    transaction: toBodyJson(record, encoding),
    meta: toMetaJson(record, encoding),
  }
}

function toBodyJson(record: TransactionRecord, encoding: TransactionEncoding): unknown {
  const { decoded, keys } = record
  const { blockhash, bytes, header, instructions, lookups, signatures, staticKeys, version } = decoded
  if (encoding === 'base58') return [toBase58(bytes), encoding]
  if (encoding === 'base64') return [toBase64(bytes), encoding]
  const tableLookups = lookups.map(({ readonly, table, writable }) => ({
    accountKey: table,
    writableIndexes: writable,
    readonlyIndexes: readonly,
  }))
  const shared = {
    recentBlockhash: blockhash,
    instructions: instructions.map((instruction) =>
      showInstruction(record, encoding)({ ...instruction, stackHeight: 1 }),
    ),
    ...(version === 'legacy' ? {} : { addressTableLookups: tableLookups }),
  }
  const message =
    encoding === 'json'
      ? { header, accountKeys: staticKeys, ...shared }
      : {
          accountKeys: keys.map(({ address, isSigner, isWritable, source }) => ({
            pubkey: address,
            signer: isSigner,
            source,
            writable: isWritable,
          })),
          ...shared,
        }
  return { signatures, message }
}

function toMetaJson(record: TransactionRecord, encoding: TransactionEncoding): object {
  const { after, before, fee, keys, outcome } = record
  const err = outcome.error?.json ?? null
  const loaded = (isWritable: boolean): string[] =>
    keys.filter((key) => key.source === 'lookupTable' && key.isWritable === isWritable).map(({ address }) => address)
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee,
    preBalances: before.native,
    postBalances: after.native,
    innerInstructions: toInnerJson(outcome.innerInstructions, showInstruction(record, encoding)),
    logMessages: outcome.logs,
    preTokenBalances: toTokenJson(before),
    postTokenBalances: toTokenJson(after),
    rewards: [],
    // The parsed format contains the source of each key.
    ...(encoding === 'jsonParsed' ? {} : { loadedAddresses: { writable: loaded(true), readonly: loaded(false) } }),
    ...(outcome.returnValue === undefined ? {} : { returnData: toReturnJson(outcome.returnValue) }),
    computeUnitsConsumed: outcome.unitsConsumed,
  }
}

function showInstruction(
  record: TransactionRecord,
  encoding: TransactionEncoding,
): (instruction: DecodedInstruction & { readonly stackHeight: number }) => object {
  if (encoding !== 'jsonParsed') return toInstructionJson
  const addresses = record.keys.map(({ address }) => address)
  return (instruction) => parseInstruction({ instruction, addresses })
}

function toTokenJson({ tokens }: TransactionRecord['before']): object[] {
  return tokens.map(({ accountIndex, amount, decimals, mint, owner, programId }) => ({
    ...{ accountIndex, mint, owner, programId },
    uiTokenAmount: toUiAmount({ amount, decimals }),
  }))
}
