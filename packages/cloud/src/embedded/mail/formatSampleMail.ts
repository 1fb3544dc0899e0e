import type { userMailKinds } from '@latchkey/protocol/operator'
import type { ProjectMails } from '@latchkey/protocol/project'
import { constants } from '../constants.ts'
import { formatDeviceMail } from './formatDeviceMail.ts'
import { formatLoginMail, type MailLanguage } from './formatLoginMail.ts'
import { formatNoticeMail } from './formatNoticeMail.ts'
import { formatUpdateMail } from './formatUpdateMail.ts'
import type { OutgoingMail } from './Mailer.ts'

/** Writes a mail as a user of a project would get it, with a code and a link that are worth nothing. */
export function formatSampleMail(parameters: {
  readonly kind: (typeof userMailKinds)[number]
  readonly language: MailLanguage
  readonly wording: ProjectMails
  readonly to: string
  readonly project: { readonly name: string; readonly allowedOrigins: readonly string[] }
  /** The origin of the secure site. */
  readonly secureSite: string
  /** The time of the mail. */
  readonly now: number
}): OutgoingMail {
  const { kind, language, now: time, project, secureSite, to, wording } = parameters
  const mail = { to, language, wording, app: project.name, browser: 'Firefox, Windows', time }
  const login = { ...mail, site: findSite(project.allowedOrigins), life: constants.codeLife }
  const code = '123456'
  switch (kind) {
    case 'loginCode':
      return formatLoginMail({ ...login, code })
    case 'loginLink':
      return formatDeviceMail({ ...login, url: `${secureSite}/` })
    case 'emailChange':
      return formatUpdateMail({ ...login, step: 'secondary', code })
    case 'walletNotice':
      return formatNoticeMail({ ...mail, events: ['deviceAdded', 'wordsShown'] })
  }
}

/** The host of a page of the app. */
function findSite(allowedOrigins: readonly string[]): string {
  const origin = allowedOrigins.find((entry) => !entry.includes('*') && URL.canParse(entry))
  return origin === undefined ? 'app.example.com' : new URL(origin).host
}
