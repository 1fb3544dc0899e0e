import { confirmNewEmail, confirmOldEmail, updateEmail } from '@latchkey/protocol/embedded'
import type { RequestHandlers } from '../channel/serveRequests.ts'
import type { Session } from '../session/createSession.ts'
import { toSendFailure } from '../session/toSendFailure.ts'
import { toLoginEmail } from './toLoginEmail.ts'

/** The handlers of a change of the e-mail address. */
export type EmailUpdateHandlers = Required<
  Pick<RequestHandlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>
>

/** Creates the handlers of a change of the address that the user logs in with. A change belongs to the session, not to the app. */
export function createEmailUpdateHandlers(parameters: {
  readonly session: Session
  /** The pinned origin of the page, which the mails name. */
  readonly origin: string
  /** Returns the tag of the language of the mails. */
  readonly getLanguage: () => string
}): EmailUpdateHandlers {
  const { getLanguage, origin, session } = parameters
  const { client } = session
  return {
    UPDATE_EMAIL: async ({ email }) => {
      try {
        return await client.call(updateEmail, { body: { email: toLoginEmail(email), origin, language: getLanguage() } })
      } catch (error) {
        throw toSendFailure(error)
      }
    },
    UPDATE_EMAIL_PRIMARY_OTP: async ({ otp }) => {
      try {
        return await client.call(confirmOldEmail, { body: { code: otp } })
      } catch (error) {
        throw toSendFailure(error)
      }
    },
    UPDATE_EMAIL_SECONDARY_OTP: async ({ otp }) => client.call(confirmNewEmail, { body: { code: otp } }),
  }
}
