import { scanMembers } from './scanMembers.ts'

/** What providers write about themselves and the operator's account: URLs, hosts, plans, keys. */
const providerText =
  /https?:|\b[\w-]+\.(?:com|io|org|net|xyz|dev|network|co|app|cloud|tech|build|pro)\b|api[ _-]?key|\b(?:plan|tier|quota|billing|credits?|subscription|dashboard|upgrade)\b|compute units/i

/** Parts of a URL that are shorter are words such as `v2`. */
const secretLengthAtLeast = 6

/** Lists what an answer must not repeat of an upstream's URL: its host, its keys, its credentials. */
export function listSecrets(endpoint: string): readonly string[] {
  const url = new URL(endpoint)
  const parts = [...url.pathname.split('/'), ...url.searchParams.values(), url.username, url.password]
  return [url.hostname, url.host, ...parts.flatMap((part) => [part, decodeURIComponent(part)])]
    .filter((part, index) => index < 2 || part.length >= secretLengthAtLeast)
    .map((part) => part.toLowerCase())
}

/**
 * Replaces the messages of errors in a JSON-RPC answer that speak of the provider. Everything else stays as it is, byte
 * for byte. What a contract says when it reverts is not the provider's, and `data` of a revert is hex.
 *
 * @returns `undefined` if an answer with a status other than 200 speaks of the provider elsewhere.
 */
export function hideProvider(parameters: {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly status: number
  readonly secrets: readonly string[]
}): Uint8Array<ArrayBuffer> | undefined {
  const { bytes, secrets, status } = parameters
  // Most answers are not errors, and this costs less than decoding them.
  if (status === 200 && !Buffer.from(bytes.buffer).includes('"error"')) return bytes
  const text = new TextDecoder().decode(bytes)
  const pieces: string[] = []
  let copied = 0
  scanMembers(text, ({ nameEnd, nameStart, valueEnd, valueStart }) => {
    if (text.slice(nameStart, nameEnd) !== '"error"') return true
    const replaced = replaceError(text.slice(valueStart, valueEnd), secrets)
    if (replaced !== undefined) {
      pieces.push(text.slice(copied, valueStart), replaced)
      copied = valueEnd
    }
    return true
  })
  const hidden = [...pieces, text.slice(copied)].join('')
  if (status !== 200 && isAboutProvider(hidden, secrets)) return undefined
  return copied === 0 ? bytes : new TextEncoder().encode(hidden)
}

function isAboutProvider(text: string, secrets: readonly string[]): boolean {
  return providerText.test(text) || hasSecret(text, secrets)
}

function hasSecret(text: string, secrets: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return secrets.some((secret) => lower.includes(secret))
}

function replaceError(text: string, secrets: readonly string[]): string | undefined {
  if (!isAboutProvider(text, secrets)) return undefined
  const error = parseJson(text)
  const { code, data, message } = isObject(error) ? error : {}
  const isRevert = typeof message === 'string' && message.startsWith('execution reverted')
  if (isRevert && !hasSecret(text, secrets)) return undefined
  return JSON.stringify({
    code: typeof code === 'number' ? code : -32_603,
    message: 'The upstream refused this request. Try again later.',
    ...(typeof data === 'string' && /^0x[\da-f]*$/i.test(data) ? { data } : {}),
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
