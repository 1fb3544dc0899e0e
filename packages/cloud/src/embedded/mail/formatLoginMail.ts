import { appPlaceholder, type ProjectMails } from '@latchkey/protocol/project'
import type { OutgoingMail } from './Mailer.ts'
import { mailTexts as ar } from './texts/ar.ts'
import { mailTexts as de } from './texts/de.ts'
import { mailTexts as es } from './texts/es.ts'
import { mailTexts as fa } from './texts/fa.ts'
import { mailTexts as fr } from './texts/fr.ts'
import { mailTexts as he } from './texts/he.ts'
import { mailTexts as hi } from './texts/hi.ts'
import { mailTexts as id } from './texts/id.ts'
import { mailTexts as it } from './texts/it.ts'
import { mailTexts as ja } from './texts/ja.ts'
import { mailTexts as ko } from './texts/ko.ts'
import { mailTexts as ptBR } from './texts/pt-BR.ts'
import { mailTexts as ru } from './texts/ru.ts'
import { mailTexts as tr } from './texts/tr.ts'
import { mailTexts as uk } from './texts/uk.ts'
import { mailTexts as vi } from './texts/vi.ts'
import { mailTexts as zhHans } from './texts/zh-Hans.ts'
import { mailTexts as zhHant } from './texts/zh-Hant.ts'
import { mailTexts as en } from './texts/en.ts'
import type { LoginTexts } from './texts/LoginTexts.ts'

/** The words of all languages, by their canonical tags. English first, because of several that suit a reader equally well, the first counts. */
export const texts = {
  en,
  ar,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  'pt-BR': ptBR,
  ru,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
} as const

/** A language that mails are written in. */
export type MailLanguage = keyof typeof texts

/** All of them. */
export const mailLanguages: readonly MailLanguage[] = Object.keys(texts).filter(
  (tag): tag is MailLanguage => tag in texts,
)

/** The longest name of an app that is written into a mail. */
const appLengthAtMost = 60

/** What every mail of a login says. */
export interface LoginMail {
  readonly to: string
  readonly language: MailLanguage
  /** The project's name, as the operator wrote it. */
  readonly app: string
  /** The app's host. */
  readonly site: string
  /** See `describeBrowser`. */
  readonly browser: string | undefined
  /** ms since the epoch */
  readonly time: number
  /** How long the code or the link is valid, in ms. */
  readonly life: number
  /** What the project says in place of these words. */
  readonly wording?: ProjectMails | undefined
}

/** Writes the mail with a login code, as plain text and as HTML that loads nothing. */
export function formatLoginMail({ code, ...mail }: LoginMail & { readonly code: string }): OutgoingMail {
  const own = findOwnTexts(mail)
  const { intro, subject, ...others } = texts[mail.language]
  const words = {
    ...others,
    subject: (app: string) => (own?.subject === undefined ? subject(app) : fill(own.subject, app)),
    intro: (app: string) => (own?.intro === undefined ? intro(app) : fill(own.intro, app)),
  }
  return formatMail({ mail, words, content: { text: code, html: formatCode(code) } })
}

function findOwnTexts({ language, wording }: Pick<LoginMail, 'language' | 'wording'>) {
  return wording?.texts?.find((each) => each.language === language)
}

/** Puts the name of the app into a text of `projectMailsChangeSchema`, which has one line and no character that hides or reorders it. */
function fill(template: string, app: string): string {
  return template.replaceAll(appPlaceholder, () => app)
}

/** Writes a code as HTML. */
export function formatCode(code: string): string {
  return `<p dir="ltr" style="font:600 32px monospace;letter-spacing:4px">${escape(code)}</p>`
}

/** Writes a mail around its content: a code, a link, or what has happened. */
export function formatMail(parameters: {
  readonly mail: Omit<LoginMail, 'site' | 'life'> & Partial<LoginMail> & { readonly hasBrowser?: boolean | undefined }
  readonly words: Pick<LoginTexts, 'subject' | 'intro' | 'unasked' | 'warning'> & Partial<Pick<LoginTexts, 'validity'>>
  readonly content: { readonly text: string; readonly html: string }
}): OutgoingMail {
  const { content, mail, words: own } = parameters
  const { browser, hasBrowser = true, language, life, site, time, to } = mail
  const words = texts[language]
  const { wording } = mail
  const app = toOneLine(wording?.app ?? mail.app)
  const sender = wording?.sender === undefined ? undefined : toOneLine(wording.sender)
  const ownNote = findOwnTexts(mail)?.note
  const notes = ownNote === undefined ? [] : [fill(ownNote, app)]
  const rows = [
    ...(site === undefined ? [] : [[words.site, toOneLine(site)] as const]),
    ...(hasBrowser ? [[words.browser, browser ?? words.unknownBrowser] as const] : []),
    [words.time, `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ] as const
  const validity = life === undefined ? undefined : own.validity?.(Math.floor(life / 60_000))
  const text = [
    own.intro(app),
    content.text,
    ...(validity === undefined ? [] : [validity]),
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    own.warning,
    own.unasked,
    ...notes,
  ].join('\n\n')
  const html = [
    `<!doctype html><html lang="${language}" dir="${words.direction}"><head><meta charset="utf-8"><title>${escape(own.subject(app))}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:32rem">',
    `<p>${escape(own.intro(app))}</p>`,
    content.html,
    ...(validity === undefined ? [] : [`<p>${escape(validity)}</p>`]),
    '<table>',
    ...rows.map(
      ([name, value]) =>
        `<tr><th scope="row" style="text-align:start">${escape(name)}</th><td dir="auto">${escape(value)}</td></tr>`,
    ),
    `</table><p><strong>${escape(own.warning)}</strong></p><p>${escape(own.unasked)}</p>`,
    ...notes.map((note) => `<p>${escape(note)}</p>`),
    '</body></html>',
  ].join('\n')
  return { to, sender, subject: own.subject(app), text: `${text}\n`, html }
}

/** Removes line breaks and characters that hide or reorder text, and cuts what is too long. */
function toOneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return Array.from(line).slice(0, appLengthAtMost).join('')
}

/** Writes a text as HTML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
