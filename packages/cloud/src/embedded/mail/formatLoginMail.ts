import type { OutgoingMail } from './Mailer.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'

const texts = { en, ar } as const

/** A language that mails are written in. */
export type MailLanguage = keyof typeof texts

/** All of them. */
export const mailLanguages = ['en', 'ar'] as const satisfies readonly MailLanguage[]

/** The longest name of an app that is written into a mail. */
const appLengthAtMost = 60

/** Writes the mail with a login code, as plain text and as HTML that loads nothing. */
export function formatLoginMail(parameters: {
  readonly to: string
  readonly language: MailLanguage
  readonly code: string
  /** The project's name, as the operator wrote it. */
  readonly app: string
  /** The app's host. */
  readonly site: string
  /** See `describeBrowser`. */
  readonly browser: string | undefined
  /** ms since the epoch */
  readonly time: number
  /** How long the code is valid, in ms. */
  readonly life: number
}): OutgoingMail {
  const { browser, code, language, life, site, time, to } = parameters
  const words = texts[language]
  const app = toOneLine(parameters.app)
  const rows = [
    [words.site, toOneLine(site)],
    [words.browser, browser ?? words.unknownBrowser],
    [words.time, `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ] as const
  const validity = words.validity(Math.floor(life / 60_000))
  const text = [
    words.intro(app),
    code,
    validity,
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    words.warning,
    words.unasked,
  ].join('\n\n')
  const html = [
    `<!doctype html><html lang="${language}" dir="${words.direction}"><head><meta charset="utf-8"><title>${escape(words.subject(app))}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:32rem">',
    `<p>${escape(words.intro(app))}</p>`,
    `<p dir="ltr" style="font:600 32px monospace;letter-spacing:4px">${escape(code)}</p>`,
    `<p>${escape(validity)}</p><table>`,
    ...rows.map(
      ([name, value]) =>
        `<tr><th scope="row" style="text-align:start">${escape(name)}</th><td dir="auto">${escape(value)}</td></tr>`,
    ),
    `</table><p><strong>${escape(words.warning)}</strong></p><p>${escape(words.unasked)}</p></body></html>`,
  ].join('\n')
  return { to, subject: words.subject(app), text: `${text}\n`, html }
}

/** Removes line breaks and characters that hide or reorder text, and cuts what is too long. */
function toOneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return Array.from(line).slice(0, appLengthAtMost).join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
