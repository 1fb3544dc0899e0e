import { maxLength, object, optional, pipe, string } from 'valibot'

const word = /*#__PURE__*/ pipe(string(), maxLength(128))

/** The query fields that identify a project and an SDK (S7.001, S7.002). */
export const sdkQueryEntries = {
  projectId: word,
  /** The SDK's type, such as `latchkey`. */
  st: /*#__PURE__*/ optional(word),
  /** The SDK's version. */
  sv: /*#__PURE__*/ optional(word),
  /** The id of the client, sent by the generic HTTP client. */
  clientId: /*#__PURE__*/ optional(word),
}

/** The query of every call. */
export const sdkQuerySchema = /*#__PURE__*/ object(sdkQueryEntries)
