import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { featureNames } from '../project/getConfig.ts'

/** The logins to the embedded wallet. */
// A bundler cannot leave out a list that reads a property.
export const loginNames = /*#__PURE__*/ (() => ['email', 'passkey', ...featureNames.socials] as const)()

const loginSchema = /*#__PURE__*/ object({
  name: /*#__PURE__*/ picklist(loginNames),
  /** The settings that the server lacks for it, by their variables. Empty if it works. */
  missing: array(string()),
  /** The URL to which the provider must return, for its console; null if there is none. */
  redirectUrl: /*#__PURE__*/ nullable(string()),
})

/** A login to the embedded wallet. */
export type LoginState = InferOutput<typeof loginSchema>

/** Returns which logins the server can offer, and how long they last. For viewers. */
export const adminGetLogins = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetLogins',
  summary:
    'Returns which logins to the embedded wallet the server can offer, what it lacks for the others, and how long logins last. Which of them a project offers is in its features.',
  method: 'GET',
  path: '/admin/v1/logins',
  response: /*#__PURE__*/ object({
    /** The origin of the embedded wallet; null if there is none. */
    secureSite: /*#__PURE__*/ nullable(string()),
    logins: array(loginSchema),
    /** Times in ms. */
    times: /*#__PURE__*/ object({
      /** How long a login code is valid. */
      code: number(),
      /** How long a session lasts without use, and in all. */
      idle: number(),
      session: number(),
      /** How long a token is valid with which the back end of an app recognises a user; null without an embedded wallet. */
      token: /*#__PURE__*/ nullable(number()),
    }),
    /** When a link confirms a login by e-mail: `LATCHKEY_DEVICE_CHECK`; null without an embedded wallet. */
    deviceCheck: /*#__PURE__*/ nullable(/*#__PURE__*/ picklist(['risk', 'always'])),
  }),
})
