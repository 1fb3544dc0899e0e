// Bytes, and how they become text, fields and nothing.

/** Bytes of their own memory, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export function toUtf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

/** Joins fields, each with its length in four bytes in front, so that no two lists of fields have the same bytes. */
export function toFields(fields: readonly (string | Uint8Array)[]): Bytes {
  return concat(
    ...fields.flatMap((field) => {
      const bytes = typeof field === 'string' ? toUtf8(field) : field
      return [toUint32(bytes.length), bytes]
    }),
  )
}

/** Four bytes, the highest first. */
export function toUint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of an even number of hexadecimal digits, with or without `0x`; `undefined` for any other text. */
export function fromHex(text: string): Bytes | undefined {
  const digits = text.startsWith('0x') ? text.slice(2) : text
  if (digits.length % 2 !== 0 || !/^[\da-f]*$/i.test(digits)) return undefined
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  )
}

/** Compares public bytes. It takes less time if they differ early. */
export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Calls `run` and then overwrites every secret that it has passed to `keep`, also if it fails. */
export async function withSecrets<value>(
  run: (keep: <secret extends Uint8Array>(secret: secret) => secret) => Promise<value>,
): Promise<value> {
  const secrets: Uint8Array[] = []
  try {
    return await run((secret) => {
      secrets.push(secret)
      return secret
    })
  } finally {
    for (const secret of secrets) secret.fill(0)
  }
}
