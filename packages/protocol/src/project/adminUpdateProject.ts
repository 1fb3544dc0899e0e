import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectChangeSchema, adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Changes what is named of a project. */
export const adminUpdateProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminUpdateProject',
  summary: 'Changes what the body names of a project.',
  method: 'PUT',
  path: '/admin/v1/projects/{project}',
  parameters: adminProjectParametersSchema,
  body: adminProjectChangeSchema,
  response: adminProjectSchema,
})
