import { nullable, object, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { projectUserParametersSchema } from './projectUser.ts'

/** Returns the e-mail address of a user. For editors. */
export const adminRevealUser = /*#__PURE__*/ defineEndpoint({
  name: 'adminRevealUser',
  summary:
    'Returns the e-mail address and the name of one user, and records it in the audit trail, without the two. At most 60 an hour for each operator.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/users/{user}/reveal',
  parameters: projectUserParametersSchema,
  response: /*#__PURE__*/ object({
    /** Null without an e-mail login. */
    email: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
    /** As the last social provider stated it; null if none has. */
    name: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  }),
})
