/** The bytes of a base58 text; `undefined` for one that is none, or longer than a signature. */
export async function decodeBase58(text: string): Promise<Uint8Array | undefined> {
  if (text.length > 128) return undefined
  const { base58 } = await import('@scure/base')
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
