import { matchLanguage } from '@latchkey/protocol/atoms'
import { type MailLanguage, mailLanguages } from '../../../embedded/mail/formatLoginMail.ts'

/** Returns the first language of an `Accept-Language` header (RFC 9110, 12.5.4) that mails are written in. Browsers send them in order. */
export function readMailLanguage(header: string | undefined): MailLanguage {
  // Browsers send a few; a longer list would cost time.
  const tags = header?.split(',', 16).map((range) => range.split(';', 1)[0]?.trim() ?? '') ?? []
  for (const tag of tags) {
    const language = matchLanguage({ tag, available: mailLanguages })
    if (language !== undefined) return language
  }
  return 'en'
}
