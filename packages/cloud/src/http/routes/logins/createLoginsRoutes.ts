import { isSocialProvider } from '@latchkey/protocol/atoms'
import { socialPaths } from '@latchkey/protocol/embedded'
import { adminGetLogins, adminPreviewMail, adminSendTestMail, loginNames } from '@latchkey/protocol/operator'
import type { Context } from 'hono'
import { constants } from '../../../embedded/constants.ts'
import { formatSampleMail } from '../../../embedded/mail/formatSampleMail.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import type { Route } from '../../Route.ts'
import { answerChange } from '../projects/answerChange.ts'

type LoginsServices = Pick<
  CloudServices,
  | 'audit'
  | 'budgets'
  | 'context'
  | 'farcaster'
  | 'getSecureSiteUrl'
  | 'mailer'
  | 'offers'
  | 'openProjects'
  | 'settings'
  | 'socials'
>

/** The operator's routes of logins to the embedded wallet, and of the mails to its users. */
export function createLoginsRoutes(services: LoginsServices): readonly Route[] {
  const { audit, budgets, context: cloud, getSecureSiteUrl, mailer, openProjects, settings } = services
  const access = 'operator'

  const write = async (request: {
    readonly context: Context<HttpEnvironment>
    readonly parameters: { readonly project: string }
    readonly body: Pick<Parameters<typeof formatSampleMail>[0], 'kind' | 'language'> & {
      readonly mails: Parameters<typeof formatSampleMail>[0]['wording']
    }
    readonly to: string
  }) => {
    const { body, context, parameters, to } = request
    const { kind, language, mails: wording } = body
    const project = await answerChange(openProjects(context.get('actor')).get(parameters.project))
    const secureSite = getSecureSiteUrl() ?? 'https://wallet.example.com'
    const mail = formatSampleMail({ kind, language, wording, to, project, secureSite, now: cloud.now() })
    return { project, mail }
  }

  return [
    defineRoute({
      access,
      endpoint: adminGetLogins,
      handle: () => {
        const site = getSecureSiteUrl()
        const { deviceCheck, tokenLife } = settings.secureSite ?? {}
        return {
          secureSite: site ?? null,
          logins: loginNames.map((name) => ({
            name,
            missing: listMissing(services, name),
            redirectUrl: site !== undefined && isSocialProvider(name) ? `${site}${socialPaths.callback(name)}` : null,
          })),
          times: {
            code: constants.codeLife,
            idle: constants.sessionIdle,
            session: constants.sessionLife,
            token: tokenLife ?? null,
          },
          deviceCheck: deviceCheck ?? null,
        }
      },
    }),
    defineRoute({
      access,
      endpoint: adminPreviewMail,
      handle: async (request) => {
        const { mail } = await write({ ...request, to: 'user@example.com' })
        const { sender = null, subject, text } = mail
        return { from: settings.mail?.from ?? null, sender, subject, text }
      },
    }),
    defineRoute({
      access,
      endpoint: adminSendTestMail,
      handle: async (request) => {
        const { body, context } = request
        const { email: to } = context.get('operatorSession').operator
        const { mail, project } = await write({ ...request, to })
        const actor = context.get('actor')
        const answer = await budgets.testMails.take({ client: actor.name }, { work: 1 })
        if (!answer.isAllowed) {
          const seconds = Math.ceil(answer.retryAfter / 1_000)
          throw new ApiRefusal(
            'rate_limited',
            `An operator can send 10 test mails an hour. This one was not sent. Try again in ${seconds} s.`,
            { headers: { 'retry-after': String(seconds) } },
          )
        }
        await mailer.send({ ...mail, subject: `Test: ${mail.subject}` })
        const { kind, language } = body
        await cloud.storage.database.transaction((transaction) =>
          audit.record(transaction, {
            actor,
            action: 'mail.test',
            object: `project:${project.key}`,
            before: null,
            after: { kind, language },
          }),
        )
        return { to }
      },
    }),
  ]
}

/** The settings that the server lacks for a login. */
function listMissing(services: LoginsServices, name: (typeof loginNames)[number]): string[] {
  const { farcaster, mailer, offers, settings, socials } = services
  const site = settings.secureSite === undefined ? ['LATCHKEY_SECURE_SITE_URL'] : []
  if (name === 'passkey') return site
  if (name === 'email') {
    const server = mailer.isConfigured ? [] : ['LATCHKEY_SMTP_URL', 'LATCHKEY_MAIL_FROM']
    const missing = [...site, ...server]
    return missing.length > 0 || offers.email ? missing : ['LATCHKEY_SIGN_IN_KEY']
  }
  if (name === 'farcaster') return farcaster.isConfigured ? site : [...site, 'LATCHKEY_FARCASTER_RELAY']
  return socials.providers.includes(name) ? site : [...site, `LATCHKEY_SOCIAL_${name.toUpperCase()}`]
}
