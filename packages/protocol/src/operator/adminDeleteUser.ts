import { boolean, number, object, optional, picklist } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { userMailLanguages } from '../project/mailLanguages.ts'
import { projectUserParametersSchema } from './projectUser.ts'

/** Orders the deletion of a user. For owners. */
export const adminDeleteUser = /*#__PURE__*/ defineEndpoint({
  name: 'adminDeleteUser',
  summary:
    'Orders the deletion of a user with their wallet, in 7 days. Until then the wallet works, so that its user can save its keys. A user with an e-mail login is told by mail now and after the deletion; the second mail has the key that proves it. Ordered again, it keeps its date.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/users/{user}',
  parameters: projectUserParametersSchema,
  query: /*#__PURE__*/ object({
    /** The language of the mails. Default: English. */
    language: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(userMailLanguages)),
  }),
  response: /*#__PURE__*/ object({
    /** In ms since the epoch. */
    deleteAt: /*#__PURE__*/ number(),
    /** Whether mails are sent: `false` without an e-mail login, and without a mail server. */
    isTold: boolean(),
  }),
})
