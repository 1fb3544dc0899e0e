import { type MailLanguage, mailLanguages } from '../../../embedded/mail/formatLoginMail.ts'

/** Returns the language that mails are written in for a BCP 47 tag. */
export function toMailLanguage(tag: string | undefined): MailLanguage {
  const primary = tag?.toLowerCase().split('-', 1)[0]
  return mailLanguages.find((language) => language === primary) ?? 'en'
}
