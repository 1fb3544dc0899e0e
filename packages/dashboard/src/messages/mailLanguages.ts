import { userMailLanguages } from '@latchkey/protocol/operator'

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the English name of a language. */
export function describeLanguage(tag: string): string {
  return languages.of(tag) ?? tag
}

/** The languages of mails to users, by their English names. */
export const mailLanguageOptions = userMailLanguages
  .map((value) => ({ value, label: describeLanguage(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
