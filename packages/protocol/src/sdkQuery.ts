import { maxLength, object, optional, pipe, string } from 'valibot'

const word = /*#__PURE__*/ pipe(string(), maxLength(128))

/** How an SDK names itself and its project in the query of a call (S7.001, S7.002). */
export const sdkQueryEntries = {
  projectId: word,
  /** The SDK's type, such as `latchkey`. */
  st: /*#__PURE__*/ optional(word),
  /** The SDK's version. */
  sv: /*#__PURE__*/ optional(word),
  /** Sent by the generic HTTP client (S7.066). */
  clientId: /*#__PURE__*/ optional(word),
}

/** The query that every call carries. */
export const sdkQuerySchema = /*#__PURE__*/ object(sdkQueryEntries)
