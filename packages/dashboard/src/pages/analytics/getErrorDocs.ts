/** Where the documentation explains the codes of errors. */
const errorDocs = 'https://github.com/latchkey/latchkey/blob/main/docs/errors.md'

/** Returns where the documentation explains a code; `undefined` for a code of another program. */
export function getErrorDocs(code: string): string | undefined {
  return /^[a-z]\w*(?:\.\w+)+$/i.test(code) ? `${errorDocs}#${code}` : undefined
}
