import { escape, formatCode, formatMail, type LoginMail, texts } from './formatLoginMail.ts'
import type { OutgoingMail } from './Mailer.ts'

/** Writes the mail with a code that changes the e-mail address: to the old address (`primary`) or to the new one. */
export function formatUpdateMail(
  parameters: LoginMail & { readonly step: 'primary' | 'secondary'; readonly code: string },
): OutgoingMail {
  const { code, step, ...mail } = parameters
  const words = texts[mail.language]
  const { [step]: own } = words.emailUpdate
  return formatMail({
    mail,
    words: { validity: words.validity, warning: words.warning, ...own },
    content: { text: code, html: formatCode(code) },
  })
}

/** Writes the notice to the old address, with the link that undoes the change. Opening the link changes nothing. */
export function formatUpdateNotice(
  parameters: LoginMail & { readonly email: string; readonly url: string },
): OutgoingMail {
  const { email, url, ...mail } = parameters
  const { notice } = texts[mail.language].emailUpdate
  return formatMail({
    mail,
    words: {
      ...notice,
      intro: (app) => notice.intro(app, email),
      validity: (minutes) => notice.validity(minutes / 60),
    },
    content: { text: url, html: `<p><a href="${escape(url)}">${escape(notice.link)}</a></p>` },
  })
}
