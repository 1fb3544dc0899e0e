/** Parses JSON with exact integers, if the runtime provides their source text: lamports may exceed a double. */
export function parseAnswer(text: string): unknown {
  return JSON.parse(text, revive)
}

function revive(_key: string, value: unknown, written?: { readonly source?: string | undefined }): unknown {
  const source = typeof value === 'number' && !Number.isSafeInteger(value) ? written?.source : undefined
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value
}
