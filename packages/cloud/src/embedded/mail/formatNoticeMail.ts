import type { NoticeEvent, OperatorNoticeEvent } from '../../storage/NoticeEvent.ts'
import { escape, formatMail, type LoginMail, texts } from './formatLoginMail.ts'
import type { OutgoingMail } from './Mailer.ts'

type Mail = Omit<LoginMail, 'site' | 'life'>

/** Writes the mail about what has happened to a wallet. It has no link: a copy of it that someone forges has none to imitate. */
export function formatNoticeMail(
  parameters: Mail & {
    readonly events: readonly NoticeEvent[]
    /** The key of the proof of a deletion, if there is one. */
    readonly proofKey?: string | undefined
  },
): OutgoingMail {
  const { events, proofKey, ...mail } = parameters
  const { walletDeleted, walletNotice } = texts[mail.language]
  const fromOperator = events.find(isOfOperator)
  if (fromOperator !== undefined) return formatOperatorMail({ mail, event: fromOperator, proofKey })
  const happened = events.filter((event) => event !== 'walletDeleted' && !isOfOperator(event))
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

function isOfOperator(event: NoticeEvent): event is OperatorNoticeEvent {
  return event === 'deletionOrdered' || event === 'deletionWithdrawn' || event === 'userDeleted'
}

function formatOperatorMail(parameters: {
  readonly mail: Mail
  readonly event: OperatorNoticeEvent
  readonly proofKey: string | undefined
}): OutgoingMail {
  const { event, mail, proofKey } = parameters
  const { operatorDeletion } = texts[mail.language]
  const said = operatorDeletion[event]
  const lines = proofKey === undefined ? [said] : [said, operatorDeletion.proof]
  const key = proofKey === undefined ? '' : `<p dir="ltr" style="font:14px monospace">${escape(proofKey)}</p>`
  return formatMail({
    mail: { ...mail, hasBrowser: false },
    words: operatorDeletion,
    content: {
      text: [...lines, ...(proofKey === undefined ? [] : [proofKey])].join('\n\n'),
      html: `${lines.map((line) => `<p>${escape(line)}</p>`).join('')}${key}`,
    },
  })
}
