import { array, maxEntries, maxLength, object, optional, pipe, record, regex, string, type InferOutput } from 'valibot'
import { addressField, wordField } from '../fields.ts'

/** A registered name and its addresses. */
export const nameRecordSchema = /*#__PURE__*/ object({
  /** The name with its suffix. */
  name: wordField,
  /** ISO 8601. */
  registered_at: /*#__PURE__*/ optional(wordField),
  /** The addresses by coin type (SLIP-44; ENSIP-11 for other EVM chains). */
  addresses: /*#__PURE__*/ pipe(
    /*#__PURE__*/ record(
      /*#__PURE__*/ pipe(string(), maxLength(10), regex(/^\d+$/)),
      /*#__PURE__*/ object({ address: addressField }),
    ),
    maxEntries(100),
  ),
})

/** A registered name and its addresses. */
export type NameRecord = InferOutput<typeof nameRecordSchema>

/** The names of one address. */
export const nameRecordsSchema = /*#__PURE__*/ pipe(/*#__PURE__*/ array(nameRecordSchema), maxLength(100))
