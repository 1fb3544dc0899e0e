import { type MailLanguage, mailLanguages } from '../../../embedded/mail/formatLoginMail.ts'

/** Returns the first language of an `Accept-Language` header (RFC 9110, 12.5.4) that mails are written in. Browsers send them in order. */
export function readMailLanguage(header: string | undefined): MailLanguage {
  const asked = header?.split(',').map((range) => range.trim().toLowerCase().split(/[-;]/, 1)[0]) ?? []
  for (const primary of asked) {
    const language = mailLanguages.find((each) => each === primary)
    if (language !== undefined) return language
  }
  return 'en'
}
