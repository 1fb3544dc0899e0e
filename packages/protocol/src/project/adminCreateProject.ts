import { required } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectChangeSchema, adminProjectSchema } from './adminProject.ts'

/** Makes a project with a first id. */
export const adminCreateProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminCreateProject',
  summary: 'Makes a project.',
  method: 'POST',
  path: '/admin/v1/projects',
  body: /*#__PURE__*/ required(adminProjectChangeSchema, ['name']),
  response: adminProjectSchema,
})
