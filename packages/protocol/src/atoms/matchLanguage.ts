/**
 * Returns the language among those available that suits a BCP 47 tag best: the same one, else one of the same language in the same
 * script, else one of the same language. Old tags count as the present ones (`iw` as `he`). `undefined` if no language suits, or if
 * the text is not a tag.
 *
 * @param parameters.available tags in canonical form. Of several that suit equally well, the first counts.
 *
 * @example
 * matchLanguage({ tag: 'zh-HK', available: ['en', 'zh-Hans', 'zh-Hant'] }) // 'zh-Hant'
 * matchLanguage({ tag: 'pt-PT', available: ['en', 'pt-BR'] }) // 'pt-BR'
 */
export function matchLanguage<language extends string>(parameters: {
  readonly tag: string
  readonly available: readonly language[]
}): language | undefined {
  const { available, tag } = parameters
  const wanted = expand(tag)
  if (wanted === undefined) return undefined
  // A canonical tag begins with its language. To expand a tag takes long, so it is not done with all.
  const related = available
    .filter((name) => name.split('-')[0] === wanted.language)
    .map((name) => ({ name, ...expand(name) }))
  const best =
    related.find(({ tag: each }) => each === wanted.tag) ??
    related.find(({ script }) => script === wanted.script) ??
    related[0]
  return best?.name
}

/** The canonical tag, and the language with the script in which it is usually written there: `zh-HK` is `zh` in `Hant`. */
function expand(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return { tag: Intl.getCanonicalLocales(tag)[0], language, script }
  } catch {
    // Not a language tag.
    return undefined
  }
}
