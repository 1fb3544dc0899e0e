import { literal, maxLength, minLength, object, pipe, string, variant, type InferOutput } from 'valibot'

/**
 * What the page of a social login tells the page that opened it. It is sent to the origin of the attempt only, and means something
 * only if it comes from the secure origin.
 */
export const socialResultSchema = /*#__PURE__*/ variant('type', [
  /** For `APP_CONNECT_SOCIAL` of the frame that began the attempt. */
  /*#__PURE__*/ object({
    type: /*#__PURE__*/ literal('SOCIAL_LOGIN_DONE'),
    ticket: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(128)),
  }),
  /** The visitor or the provider has declined. */
  /*#__PURE__*/ object({ type: /*#__PURE__*/ literal('SOCIAL_LOGIN_REFUSED') }),
])

/** What the page of a social login tells the page that opened it. */
export type SocialResult = InferOutput<typeof socialResultSchema>

/** What the opener answers, so that the page need not show a code. */
export const socialReceipt = 'SOCIAL_LOGIN_RECEIVED'
