import { matchLanguage } from '@latchkey/protocol/atoms'
import { type MailLanguage, mailLanguages } from '../../../embedded/mail/formatLoginMail.ts'

/** Returns the language that mails are written in for a BCP 47 tag. */
export function toMailLanguage(tag = 'en'): MailLanguage {
  return matchLanguage({ tag, available: mailLanguages }) ?? 'en'
}
