/** The maximum length of a name, in characters. */
const longest = 64

/**
 * Makes an untrusted name safe to show in a sentence: wallets and tokens choose their names, and could reverse the
 * sentence's direction or flood it.
 *
 * @returns at most 64 characters, without control and invisible characters; empty if nothing visible remains.
 */
export function toDisplayText(name: string): string {
  const text = name
    .slice(0, 4 * longest)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text.replace(new RegExp(`^(.{${longest - 1}}).{2,}$`, 'su'), '$1…')
}
