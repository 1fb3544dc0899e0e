import type { NoticeEvent } from '../../storage/NoticeEvent.ts'
import { escape, formatMail, type LoginMail, texts } from './formatLoginMail.ts'
import type { OutgoingMail } from './Mailer.ts'

/** Writes the mail about what has happened to a wallet. It has no link: a copy of it that someone forges has none to imitate. */
export function formatNoticeMail(
  parameters: Omit<LoginMail, 'site' | 'life'> & { readonly events: readonly NoticeEvent[] },
): OutgoingMail {
  const { events, ...mail } = parameters
  const { walletNotice } = texts[mail.language]
  const lines = events.map((event) => walletNotice.events[event])
  return formatMail({
    mail,
    words: walletNotice,
    content: {
      text: lines.join('\n'),
      html: `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`,
    },
  })
}
