import {
  integer,
  maxEntries,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot'

/** The text that an account signs to register a name, as JSON. */
export const nameMessageSchema = /*#__PURE__*/ object({
  /** The name with its suffix. */
  name: /*#__PURE__*/ pipe(string(), maxLength(128)),
  /** Public records of the name, such as `avatar`. */
  attributes: /*#__PURE__*/ pipe(
    /*#__PURE__*/ record(/*#__PURE__*/ pipe(string(), maxLength(64)), /*#__PURE__*/ pipe(string(), maxLength(512))),
    maxEntries(16),
  ),
  /** Seconds since the epoch. */
  timestamp: /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(1e12)),
})

/** The text that an account signs to register a name, as JSON. */
export type NameMessage = InferOutput<typeof nameMessageSchema>
