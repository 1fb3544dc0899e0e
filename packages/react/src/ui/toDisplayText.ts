/** How many characters a name may have. */
const longest = 64

/**
 * A name as it may stand in a sentence: wallets and tokens choose their own, and could turn the sentence around or flood it.
 *
 * @returns at most 64 characters, without controls and without marks that nobody sees; empty for a name that shows nothing.
 */
export function toDisplayText(name: string): string {
  const text = name
    .slice(0, 4 * longest)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text.replace(new RegExp(`^(.{${longest - 1}}).{2,}$`, 'su'), '$1…')
}
