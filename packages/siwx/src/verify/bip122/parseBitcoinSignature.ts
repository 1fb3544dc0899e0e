/** Longer than the witness of any single key. */
const charactersAtMost = 1_024

/** The bytes of a signature, which newer wallets mark as the simple kind of BIP-322; `undefined` for what is none. */
export async function parseBitcoinSignature(text: string): Promise<Uint8Array | undefined> {
  if (text.length > charactersAtMost) return undefined
  const { base64 } = await import('@scure/base')
  try {
    return base64.decode(text.startsWith('smp') ? text.slice(3) : text)
  } catch {
    return undefined
  }
}
