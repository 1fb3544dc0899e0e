import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'

/** Exports the users of a project with their addresses. For owners, after a passkey; recorded in the audit trail. */
export const adminExportUsers = /*#__PURE__*/ defineEndpoint({
  name: 'adminExportUsers',
  summary:
    'Exports the users of a project as CSV (RFC 4180) in UTF-8, the oldest first: `id`, `created` (ISO 8601), `email`, `name`, `logins`, and the addresses of the wallet, `eip155` and `solana`.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/users.csv',
  parameters: adminProjectParametersSchema,
  response: 'blob',
})
