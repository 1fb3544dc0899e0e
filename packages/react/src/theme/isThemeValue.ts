const longestValue = 256

/** What could end the declaration, load something, or hide either from this check. */
const forbidden = /[;{}<>\\@]|\/\*|url|image|src\(|element\(/i

/** A whole string, or a pair of brackets with nothing but plain text in it: not the beginning of a string. */
const strings = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/g
const brackets = /\([^()[\]"']*\)|\[[^()[\]"']*\]/g

/** Whether a value is allowed for a token: plain CSS of at most 256 characters that cannot leave its declaration or load anything. */
export function isThemeValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > longestValue) return false
  return !forbidden.test(value) && isClosed(value)
}

/** Whether every quote and bracket is closed. An open one would take what follows the declaration into its value. */
function isClosed(value: string): boolean {
  let [rest, before] = [value.replace(strings, ' '), '']
  while (rest !== before) [rest, before] = [rest.replace(brackets, ' '), rest]
  return !/["'()[\]]/.test(rest)
}
