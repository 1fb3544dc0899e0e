import type { NoticeEvent } from '../../storage/NoticeEvent.ts'
import { escape, formatMail, type LoginMail, texts } from './formatLoginMail.ts'
import type { OutgoingMail } from './Mailer.ts'

/** Writes the mail about what has happened to a wallet. It has no link: a copy of it that someone forges has none to imitate. */
export function formatNoticeMail(
  parameters: Omit<LoginMail, 'site' | 'life'> & { readonly events: readonly NoticeEvent[] },
): OutgoingMail {
  const { events, ...mail } = parameters
  const { walletDeleted, walletNotice } = texts[mail.language]
  const happened = events.filter((event) => event !== 'walletDeleted')
  if (happened.length < events.length) {
    // The server has deleted it at its time: no browser took part.
    const { text } = walletDeleted
    return formatMail({
      mail: { ...mail, hasBrowser: false },
      words: walletDeleted,
      content: { text, html: `<p>${escape(text)}</p>` },
    })
  }
  const lines = happened.map((event) => walletNotice.events[event])
  return formatMail({
    mail,
    words: walletNotice,
    content: {
      text: lines.join('\n'),
      html: `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`,
    },
  })
}
