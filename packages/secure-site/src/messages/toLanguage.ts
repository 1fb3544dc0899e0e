import { matchLanguage } from '@latchkey/protocol/atoms'
import { type Language, languages } from './languages.ts'

const available = Object.keys(languages).filter((tag): tag is Language => tag in languages)

/** Returns the language of the site that suits the first tag for which there is one; English if there is none. */
export function toLanguage(...tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = matchLanguage({ tag, available })
    if (language !== undefined) return language
  }
  return 'en'
}
