import { array, maxLength, object, pipe, required, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectChangeSchema, adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Returns all projects. For the operator: every admin call carries `Authorization: Bearer <token>`. */
export const adminListProjects = /*#__PURE__*/ defineEndpoint({
  name: 'adminListProjects',
  summary: 'Returns all projects.',
  method: 'GET',
  path: '/admin/v1/projects',
  response: /*#__PURE__*/ object({ projects: /*#__PURE__*/ array(adminProjectSchema) }),
})

/** Creates a project with its first id. */
export const adminCreateProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminCreateProject',
  summary: 'Creates a project.',
  method: 'POST',
  path: '/admin/v1/projects',
  body: /*#__PURE__*/ required(adminProjectChangeSchema, ['name']),
  response: adminProjectSchema,
})

/** Returns a project. */
export const adminGetProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetProject',
  summary: 'Returns a project.',
  method: 'GET',
  path: '/admin/v1/projects/{project}',
  parameters: adminProjectParametersSchema,
  response: adminProjectSchema,
})

/** Changes the fields of a project that the body contains. */
export const adminUpdateProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminUpdateProject',
  summary: 'Changes the fields of a project that the body contains.',
  method: 'PUT',
  path: '/admin/v1/projects/{project}',
  parameters: adminProjectParametersSchema,
  body: adminProjectChangeSchema,
  response: adminProjectSchema,
})

/** Creates a new id for a project. Earlier ids keep working until they are retired. */
export const adminRotateProjectId = /*#__PURE__*/ defineEndpoint({
  name: 'adminRotateProjectId',
  summary: 'Creates a new id for a project. Earlier ids keep working until they are retired.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/ids',
  parameters: adminProjectParametersSchema,
  response: adminProjectSchema,
})

/** Retires an earlier id of a project. The current id cannot be retired. */
export const adminRetireProjectId = /*#__PURE__*/ defineEndpoint({
  name: 'adminRetireProjectId',
  summary: 'Retires an earlier id of a project.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/ids/{id}',
  parameters: /*#__PURE__*/ object({
    ...adminProjectParametersSchema.entries,
    id: /*#__PURE__*/ pipe(string(), maxLength(128)),
  }),
  response: adminProjectSchema,
})
