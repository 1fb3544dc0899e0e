import { array, maxLength, nullable, object, optional, pipe, required, strictObject, string } from 'valibot'
import { apiErrorSchema } from '../apiError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectChangeSchema, adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Returns all projects. For operators: an admin call carries `Authorization: Bearer <token>`, or the cookie of an operator's session. */
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

/**
 * Changes a project that nothing else has changed since it was read: the header `if-match` names the revision that the change is based
 * on, as the header `etag` of the answer does.
 */
export const adminPatchProject = /*#__PURE__*/ defineEndpoint({
  name: 'adminPatchProject',
  summary:
    'Changes the fields of a project that `change` contains, if the header `if-match` names its revision, such as `"7"`. Otherwise it answers 409 `project_conflict` with the versions: before, theirs and yours.',
  method: 'PATCH',
  path: '/admin/v1/projects/{project}',
  parameters: adminProjectParametersSchema,
  body: /*#__PURE__*/ strictObject({
    change: adminProjectChangeSchema,
    /** Why, for the audit trail. */
    reason: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(500, 'Longer than 500 characters'))),
  }),
  response: adminProjectSchema,
})

/** The body of the answer 409 of `adminPatchProject`. */
export const adminProjectConflictSchema = /*#__PURE__*/ object({
  ...apiErrorSchema.entries,
  /** The project at the revision that the change is based on; null if the audit trail does not reach back to it. */
  before: /*#__PURE__*/ nullable(adminProjectSchema),
  /** The project now. */
  theirs: adminProjectSchema,
  /** The change that was not made. */
  yours: adminProjectChangeSchema,
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
