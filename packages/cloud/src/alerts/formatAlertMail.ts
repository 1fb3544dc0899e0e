import { escape } from '../embedded/mail/formatLoginMail.ts'
import type { OutgoingMail } from '../embedded/mail/Mailer.ts'
import type { AlertMessage } from './AlertMessage.ts'

const words: Readonly<Record<AlertMessage['type'], string>> = {
  'alert.opened': 'Alert',
  'alert.repeated': 'Still open',
  'alert.resolved': 'Resolved',
  'alert.test': 'Test',
}

/** Writes the mail about an alert, as plain text and as HTML that loads nothing. */
export function formatAlertMail({
  message,
  to,
}: {
  readonly message: AlertMessage
  readonly to: string
}): OutgoingMail {
  const { data, timestamp, type } = message
  const title = toOneLine(data.title)
  const subject = `${words[type]}: ${title}`
  const time = `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
  const mute = 'The dashboard can mute this alert, and change the rule.'
  const lines = [toOneLine(data.text), `Time: ${time}`, ...(data.url === null ? [] : [`${mute} ${data.url}`])]
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:32rem">',
    `<p><strong>${escape(title)}</strong></p>`,
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    '</body></html>',
  ].join('\n')
  return { to, subject, text: `${[title, ...lines].join('\n\n')}\n`, html }
}

/** Removes line breaks and characters that hide or reorder text: the names of projects and origins are foreign. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
