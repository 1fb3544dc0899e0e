import { escape, formatMail, type LoginMail, texts } from './formatLoginMail.ts'
import type { OutgoingMail } from './Mailer.ts'

/** Writes the mail with the link that confirms a login. Opening the link changes nothing. */
export function formatDeviceMail({ url, ...mail }: LoginMail & { readonly url: string }): OutgoingMail {
  const { device } = texts[mail.language]
  const html = `<p><a href="${escape(url)}">${escape(device.link)}</a></p>`
  return formatMail({ mail, words: device, content: { text: url, html } })
}
