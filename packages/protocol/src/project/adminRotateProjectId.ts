import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Gives a project a new id; those it has go on working until they are retired. */
export const adminRotateProjectId = /*#__PURE__*/ defineEndpoint({
  name: 'adminRotateProjectId',
  summary: 'Gives a project a new id; those it has go on working until they are retired.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/ids',
  parameters: adminProjectParametersSchema,
  response: adminProjectSchema,
})
