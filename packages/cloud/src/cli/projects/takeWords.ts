import { CliError } from '../CliError.ts'

/** Checks that there are exactly as many words as names. */
export function takeWords<const names extends readonly string[]>(
  words: readonly string[],
  names: names,
): { readonly [index in keyof names]: string } {
  if (words.length < names.length)
    throw new CliError(
      `Missing: ${names
        .slice(words.length)
        .map((name) => `<${name}>`)
        .join(' ')}`,
    )
  if (words.length > names.length) throw new CliError(`Unexpected argument "${words[names.length]}"`)
  // There are as many words as names, which a list of strings cannot say.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return words as { readonly [index in keyof names]: string }
}
