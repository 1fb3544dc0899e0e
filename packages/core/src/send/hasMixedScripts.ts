/** Scripts that names are written in. Letters of another script count as one more. */
const scripts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
  ['Han', /\p{Script=Han}/u],
  ['Hiragana', /\p{Script=Hiragana}/u],
  ['Katakana', /\p{Script=Katakana}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Bopomofo', /\p{Script=Bopomofo}/u],
]

/** The scripts that one word may combine in Japanese, Korean and Chinese (UTS 39, highly restrictive). */
const combinations: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]

/**
 * Whether a label of a name mixes scripts that no language combines, such as Latin and Cyrillic: letters that look the same make one
 * name resemble another. A name that is valid in one script, but resembles a name in another, is not detected.
 */
export function hasMixedScripts(name: string): boolean {
  return name.split('.').some((label) => {
    const letters = Array.from(label.normalize('NFC')).filter((character) => /\p{L}/u.test(character))
    const used = new Set(
      letters.flatMap((letter) =>
        /\p{Script=Common}|\p{Script=Inherited}/u.test(letter)
          ? []
          : [scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other'],
      ),
    )
    return (
      used.size > 1 && !combinations.some((combination) => [...used].every((script) => combination.includes(script)))
    )
  })
}
