import type { Context } from 'hono'
import { escape, type MailLanguage, mailLanguages, texts } from '../../embedded/mail/formatLoginMail.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** The further headers of a page without scripts, which sends its form to its own origin only. */
export const formHeaders = {
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // With `no-referrer`, as on other pages, browsers would state the origin of the form as `null`.
  'referrer-policy': 'same-origin',
}

/**
 * Requires that the page itself sends the form: another page could send it with content of its own.
 *
 * @throws ApiRefusal `origin_not_allowed`.
 */
export function requireOwnForm(context: Context<HttpEnvironment>, url: string): void {
  const isOwn = context.req.header('sec-fetch-site') === 'same-origin' && context.req.header('origin') === url
  if (!isOwn) throw new ApiRefusal('origin_not_allowed', 'This form is sent by its own page only.')
}

/** Our forms have a few short fields. A longer body is not of such a form, and has none. */
const formLengthAtMost = 4_096

/** Returns what reads a field of the form, by its name. */
export async function readForm(context: Context<HttpEnvironment>): Promise<(name: string) => string> {
  const text = await context.req.text()
  const fields = new URLSearchParams(text.length <= formLengthAtMost ? text : '')
  return (name) => (fields.get(name) ?? '').slice(0, 256)
}

/** Returns the language that a link of a mail names. */
export function toLanguage(tag: string | undefined): MailLanguage {
  return mailLanguages.find((language) => language === tag) ?? 'en'
}

/** Writes a page whose content is HTML already. */
export function formatPage(parameters: {
  readonly language: MailLanguage
  readonly title: string
  readonly content: string
}): string {
  const { content, language, title } = parameters
  const { direction } = texts[language]
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${content}</main></body></html>`
}
