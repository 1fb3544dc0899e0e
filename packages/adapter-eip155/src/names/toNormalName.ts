/** The longest name that is resolved or shown, in characters (DNS). */
const MAX_LENGTH = 255

/** Names of letters, digits and hyphens, which only differ from their normal form by capitals. */
const PLAIN = /^(?:(?!..--)[a-z0-9-]+\.)+(?!..--)[a-z0-9-]+$/i

/**
 * Returns the normal form of a name (ENSIP-15), and `undefined` if the text is no name. The tables for all scripts load with
 * the first name that needs them.
 */
export async function toNormalName(text: string): Promise<string | undefined> {
  if (text.length > MAX_LENGTH || !text.includes('.')) return undefined
  if (PLAIN.test(text)) return text.toLowerCase()
  const { normalizeAnyName } = await import('./normalizeAnyName.ts')
  try {
    return normalizeAnyName(text)
  } catch {
    return undefined
  }
}
