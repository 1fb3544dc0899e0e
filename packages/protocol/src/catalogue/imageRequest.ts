import { maxLength, minLength, object, optional, pipe, regex, string } from 'valibot'

const word = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128)))

/** Which picture. */
export const imageParametersSchema = /*#__PURE__*/ object({
  id: /*#__PURE__*/ pipe(string(), minLength(1), maxLength(128), regex(/^[^\s/\\]+$/)),
})

/** A picture is the same for everybody, so a plain URL will do: naming the project is possible, not needed. */
export const imageQuerySchema = /*#__PURE__*/ object({ projectId: word, st: word, sv: word, clientId: word })
