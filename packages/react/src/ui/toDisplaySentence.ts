/** The maximum length of a sentence, in characters. */
const longest = 240

/**
 * Makes an untrusted sentence safe to show, such as the reason that a server gives. Names are shorter: see `toDisplayText`.
 *
 * @returns at most 240 characters, without control and invisible characters; empty if nothing visible remains.
 */
export function toDisplaySentence(sentence: string): string {
  const text = sentence
    .slice(0, 4 * longest)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}
