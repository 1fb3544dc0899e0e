import { number, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'

/** Counts the users of the embedded wallet. For the operator. */
export const adminGetUserCounts = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetUserCounts',
  summary: 'Counts the users of the embedded wallet of a project.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/users',
  parameters: adminProjectParametersSchema,
  response: /*#__PURE__*/ object({
    users: /*#__PURE__*/ number(),
    /** Users with a wallet. */
    withWallet: /*#__PURE__*/ number(),
    /** Sessions that are live now. */
    sessions: /*#__PURE__*/ number(),
    /** Users whose first login was in the last 7 days. */
    newIn7Days: /*#__PURE__*/ number(),
    newIn30Days: /*#__PURE__*/ number(),
    /** Users whom an operator has ordered to be deleted, and who still exist. */
    toBeDeleted: /*#__PURE__*/ number(),
  }),
})
