import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Reads a project. */
export const adminGetProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetProject',
  summary: 'Reads a project.',
  method: 'GET',
  path: '/admin/v1/projects/{project}',
  parameters: adminProjectParametersSchema,
  response: adminProjectSchema,
})
