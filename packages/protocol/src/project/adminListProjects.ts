import { array, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectSchema } from './adminProject.ts'

/** Lists the projects. For the operator: every admin call carries `Authorization: Bearer <token>`. */
export const adminListProjects = /*#__PURE__*/ defineEndpoint({
  name: 'adminListProjects',
  summary: 'Lists the projects, for their operator.',
  method: 'GET',
  path: '/admin/v1/projects',
  response: /*#__PURE__*/ object({ projects: /*#__PURE__*/ array(adminProjectSchema) }),
})
