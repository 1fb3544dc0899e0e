import { boolean, maxLength, minLength, number, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

const code = /*#__PURE__*/ pipe(string(), regex(/^\d{6}$/))
/** In s. */
const times = {
  /** How long the code is valid, in s. */
  expiresIn: /*#__PURE__*/ number(),
  /** After how many seconds a further code can be sent. */
  resendIn: /*#__PURE__*/ number(),
}

/** Begins the change of the e-mail address. Answered on the secure origin only. */
export const updateEmail = /*#__PURE__*/ defineEndpoint({
  name: 'updateEmail',
  summary:
    'Sends a code of 6 digits to the address that the user of the session logs in with; or to the new address, if the old one is proved already or `withPasskey` is set and a passkey has begun the session within the last 2 minutes. The answer does not depend on whether the new address has a wallet.',
  method: 'POST',
  path: '/embedded/v1/email',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The new address. */
    email: /*#__PURE__*/ pipe(string(), minLength(3), maxLength(254)),
    /** The origin of the app, as the browser stated it to the frame. The mails name its host. */
    origin: /*#__PURE__*/ pipe(string(), maxLength(256)),
    /**
     * Whether the passkey that has begun the session stands for the code of the old address. For pages of the secure origin, where the
     * visitor acts. The frame never sets it: an app could change the address of a visitor who has just logged in.
     */
    withPasskey: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
    /** The language of the mails (BCP 47). Default: `en`. */
    language: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(35))),
  }),
  response: /*#__PURE__*/ object({
    /** Which address the code was sent to: the old one, or the new one. */
    action: /*#__PURE__*/ picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    ...times,
  }),
})

/** Proves the old address. Answered on the secure origin only. */
export const confirmOldEmail = /*#__PURE__*/ defineEndpoint({
  name: 'confirmOldEmail',
  summary:
    'Takes the code of the old address, and sends one to the new address. If that mail cannot be sent, `updateEmail` sends it later without another code of the old address.',
  method: 'POST',
  path: '/embedded/v1/email/primary',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ code }),
  response: /*#__PURE__*/ object(times),
})

/** Proves the new address and changes the login. Answered on the secure origin only. */
export const confirmNewEmail = /*#__PURE__*/ defineEndpoint({
  name: 'confirmNewEmail',
  summary:
    'Takes the code of the new address, and stores that address as the login. The old address gets a notice with a link that undoes the change for 72 hours; if that mail cannot be sent, nothing is changed. An address that belongs to another wallet is refused with `email_in_use`.',
  method: 'POST',
  path: '/embedded/v1/email/secondary',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ code }),
  /** The new address. */
  response: /*#__PURE__*/ object({ email: /*#__PURE__*/ pipe(string(), maxLength(254)) }),
})
