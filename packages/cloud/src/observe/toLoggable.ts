/** Fields with these names are always redacted. */
const secretNames =
  /^(?:auth|authorization|cookie|set-cookie|password|secret|seed|symkey|token|jwt|privatekey|apikey|address|ip|remoteaddress|forwardedfor|x-forwarded-for)$|(?:token|secret|password)$/i

const depthAtMost = 5
const lengthAtMost = 2_000

/**
 * Makes a value safe to log: no tokens, no passwords in URLs, no visitor addresses, no query parameters; bounded depth
 * and length.
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
    // Drizzle appends the parameters of a failed query, which may contain addresses and messages.
    .replace(/\nparams: [^]*$/, '')
    .replace(/\/\/[^/\s@]*@/g, '//[hidden]@')
    .replace(/([?&](?:auth|token|jwt|key|api-?key|secret|password)=)[^&\s"'#]*/gi, '$1[hidden]')
    .replace(/\b(Bearer\s+)\S+/gi, '$1[hidden]')
    // A JWT: three base64url parts, the first of which starts with `{"`.
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[hidden]')
  return cleaned.length > lengthAtMost ? `${cleaned.slice(0, lengthAtMost)}…` : cleaned
}
