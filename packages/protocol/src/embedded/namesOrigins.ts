/** Whether a list names origins. An empty list and an entry without letters in its host, such as `*`, name none. */
export function namesOrigins(allowedOrigins: readonly string[]): boolean {
  return allowedOrigins.length > 0 && !allowedOrigins.some((entry) => /^(?:[a-z]+:\/\/)?[*.-]+(?::.*)?$/i.test(entry))
}
