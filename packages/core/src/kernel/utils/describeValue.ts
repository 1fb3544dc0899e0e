/**
 * Describes any value for an error or a log in at most `limit` characters. Quotes strings; only names objects and
 * functions. Never throws, even if reading the value does.
 */
export function describeValue(value: unknown, limit = 120): string {
  try {
    const text =
      typeof value === 'string'
        ? JSON.stringify(value.slice(0, limit))
        : typeof value === 'bigint'
          ? `${value}n`
          : typeof value === 'function'
            ? 'a function'
            : Array.isArray(value)
              ? `a list of ${value.length}`
              : typeof value === 'object' && value !== null
                ? 'an object'
                : String(value)
    return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
  } catch {
    return 'an unreadable value'
  }
}
