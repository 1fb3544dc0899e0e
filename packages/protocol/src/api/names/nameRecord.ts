import { array, maxEntries, maxLength, object, optional, pipe, record, regex, string, type InferOutput } from 'valibot'
import { addressField, wordField } from '../fields.ts'

/** A registered name and the addresses behind it. */
export const nameRecordSchema = /*#__PURE__*/ object({
  /** With its suffix. */
  name: wordField,
  /** ISO 8601. */
  registered_at: /*#__PURE__*/ optional(wordField),
  /** By coin type (SLIP-44; for other EVM chains ENSIP-11). */
  addresses: /*#__PURE__*/ pipe(
    /*#__PURE__*/ record(
      /*#__PURE__*/ pipe(string(), maxLength(10), regex(/^\d+$/)),
      /*#__PURE__*/ object({ address: addressField }),
    ),
    maxEntries(100),
  ),
})

/** A registered name and the addresses behind it. */
export type NameRecord = InferOutput<typeof nameRecordSchema>

/** The names of one address. */
export const nameRecordsSchema = /*#__PURE__*/ pipe(/*#__PURE__*/ array(nameRecordSchema), maxLength(100))
