/** Parses a chain id: a number, or decimal or hex text. Returns `undefined` if it is invalid. */
export function toChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^(0x[\da-f]{1,14}|\d{1,16})$/i.test(value.trim())
  const id = isText ? Number(value) : typeof value === 'bigint' ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
