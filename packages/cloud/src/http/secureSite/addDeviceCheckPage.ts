import type { Hono } from 'hono'
import type { Logins } from '../../embedded/createLogins.ts'
import { escape, texts } from '../../embedded/mail/formatLoginMail.ts'
import { chargeBudget, getSpender } from '../chargeBudget.ts'
import type { CloudServices } from '../createCloudServices.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { formatPage, formHeaders, readForm, requireOwnForm, toLanguage } from './formPage.ts'

/** The page that the link of a mail opens. */
export const deviceCheckPath = '/login/device'

/**
 * Adds the page on which a visitor confirms a login. Opening it changes nothing, because scanners of mails open links too: the visitor
 * types the number that the login screen shows, and has one try.
 *
 * @param parameters.getUrl the origin of the site.
 */
export function addDeviceCheckPage(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly budgets: CloudServices['budgets']
  readonly logins: Pick<Logins, 'confirmDevice'>
  readonly getUrl: () => string
}): void {
  const { app, budgets, getUrl, logins } = parameters

  app.get(deviceCheckPath, async (context) => {
    await chargeBudget({ budget: budgets.http, spender: getSpender(context), work: 1 })
    const { lang, link = '' } = context.req.query()
    const language = toLanguage(lang)
    const { confirm, number, title } = texts[language].device
    const form = [
      `<form method="post" action="${deviceCheckPath}">`,
      `<input type="hidden" name="link" value="${escape(link.slice(0, 256))}">`,
      `<input type="hidden" name="lang" value="${language}">`,
      `<p><label>${escape(number)} <input name="number" required inputmode="numeric" autocomplete="off" pattern="[0-9]{2}" maxlength="2" size="2"></label></p>`,
      `<p><button>${escape(confirm)}</button></p></form>`,
    ].join('')
    return context.html(formatPage({ language, title, content: form }), 200, formHeaders)
  })

  app.post(deviceCheckPath, async (context) => {
    requireOwnForm(context, getUrl())
    await chargeBudget({ budget: budgets.signIn, spender: getSpender(context), work: 1 })
    const read = await readForm(context)
    const [language, link, number] = [toLanguage(read('lang')), read('link'), read('number')]
    const { confirmed, refused, title } = texts[language].device
    // An entry that is not two digits does not count as a try.
    const isConfirmed = /^\d{2}$/.test(number) && (await logins.confirmDevice({ link, number }))
    const content = `<p>${escape(isConfirmed ? confirmed : refused)}</p>`
    return context.html(formatPage({ language, title, content }), isConfirmed ? 200 : 401, formHeaders)
  })
}
