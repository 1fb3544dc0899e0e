import type { Hono } from 'hono'
import type { EmailUpdates } from '../../embedded/emailUpdates/createEmailUpdates.ts'
import { escape, texts } from '../../embedded/mail/formatLoginMail.ts'
import { chargeBudget, getSpender } from '../chargeBudget.ts'
import type { CloudServices } from '../createCloudServices.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { formatPage, formHeaders, readForm, requireOwnForm, toLanguage } from './formPage.ts'

/** The page that the link of the notice opens. */
export const emailUndoPath = '/email/undo'

/**
 * Adds the page that undoes the change of an e-mail address. Opening it changes nothing, because scanners of mails open links too: the
 * visitor presses its button.
 *
 * @param parameters.getUrl the origin of the site.
 */
export function addEmailUndoPage(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly budgets: CloudServices['budgets']
  readonly emailUpdates: Pick<EmailUpdates, 'undo'>
  readonly getUrl: () => string
}): void {
  const { app, budgets, emailUpdates, getUrl } = parameters

  app.get(emailUndoPath, async (context) => {
    await chargeBudget({ budget: budgets.http, spender: getSpender(context), work: 1 })
    const { lang, link = '' } = context.req.query()
    const language = toLanguage(lang)
    const { confirm, intro, title } = texts[language].emailUpdate.undo
    const content = [
      `<p>${escape(intro)}</p>`,
      `<form method="post" action="${emailUndoPath}">`,
      `<input type="hidden" name="link" value="${escape(link.slice(0, 256))}">`,
      `<input type="hidden" name="lang" value="${language}">`,
      `<p><button>${escape(confirm)}</button></p></form>`,
    ].join('')
    return context.html(formatPage({ language, title, content }), 200, formHeaders)
  })

  app.post(emailUndoPath, async (context) => {
    requireOwnForm(context, getUrl())
    await chargeBudget({ budget: budgets.signIn, spender: getSpender(context), work: 1 })
    const read = await readForm(context)
    const language = toLanguage(read('lang'))
    const { confirmed, refused, title } = texts[language].emailUpdate.undo
    const isUndone = await emailUpdates.undo(read('link'))
    const content = `<p>${escape(isUndone ? confirmed : refused)}</p>`
    return context.html(formatPage({ language, title, content }), isUndone ? 200 : 401, formHeaders)
  })
}
