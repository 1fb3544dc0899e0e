/** What a field with such a name holds is never written, whatever it is. */
const secretNames =
  /^(?:auth|authorization|cookie|set-cookie|password|secret|seed|symkey|token|jwt|privatekey|apikey|address|ip|remoteaddress|forwardedfor|x-forwarded-for)$|(?:token|secret|password)$/i

const depthAtMost = 5
const lengthAtMost = 2_000

/**
 * A value as it may stand in a log: no tokens, no passwords of URLs, no addresses of visitors, no parameters of database
 * queries; nothing without end.
 */
export function toLoggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return clean(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value
  if (depth >= depthAtMost) return '[deeper]'
  if (value instanceof Error) {
    const { cause, message, name, stack } = value
    const code = 'code' in value ? value.code : undefined
    return {
      name,
      ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
      message: clean(message),
      ...(stack === undefined ? {} : { stack: clean(stack.slice(stack.indexOf('\n    at '))) }),
      ...(cause === undefined ? {} : { cause: toLoggable(cause, depth + 1) }),
    }
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => toLoggable(item, depth + 1))
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.test(name) && item !== undefined ? '[hidden]' : toLoggable(item, depth + 1),
    ]),
  )
}

function clean(text: string): string {
  const cleaned = text
    // The text with which drizzle wraps an error: what follows are values, such as addresses and messages.
    .replace(/\nparams: [^]*$/, '')
    .replace(/\/\/[^/\s@]*@/g, '//[hidden]@')
    .replace(/([?&](?:auth|token|jwt|key|api-?key|secret|password)=)[^&\s"'#]*/gi, '$1[hidden]')
    .replace(/\b(Bearer\s+)\S+/gi, '$1[hidden]')
    // Three parts in base64url, the first of which starts like JSON: a token.
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[hidden]')
  return cleaned.length > lengthAtMost ? `${cleaned.slice(0, lengthAtMost)}…` : cleaned
}
