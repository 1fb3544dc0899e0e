const longestValue = 256

/** What could end the declaration, load something, or hide either from this check. */
const forbidden = /[;{}<>\\@]|\/\*|url|image|src\(|element\(/i

/** Whether a value may stand behind a token: plain CSS of at most 256 characters that cannot leave its declaration or load anything. */
export function isThemeValue(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestValue && !forbidden.test(value)
}
