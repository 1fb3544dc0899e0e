import { array, maxLength, minLength, object, pipe, strictObject, string, trim } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { projectUserSchema } from './projectUser.ts'

/** Finds users of the embedded wallet. For the operator. */
export const adminFindUsers = /*#__PURE__*/ defineEndpoint({
  name: 'adminFindUsers',
  summary:
    'Finds users of a project by their whole e-mail address, their id, or the address of their wallet, never by a part of it. The text is in the body, because addresses in URLs reach the logs of proxies.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/users/find',
  parameters: adminProjectParametersSchema,
  body: /*#__PURE__*/ strictObject({
    find: /*#__PURE__*/ pipe(string(), trim(), minLength(1, 'Must not be empty'), maxLength(320)),
  }),
  response: /*#__PURE__*/ object({
    /** Several only if they state the same wallet: the server cannot check whose a wallet is. */
    users: /*#__PURE__*/ pipe(array(projectUserSchema), maxLength(20)),
  }),
})
