import { maxLength, object, pipe, strictObject, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminNameSchema, adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Creates a secret for the programs of a project. A project has at most two, so that one can replace the other. */
export const adminAddProjectSecret = /*#__PURE__*/ defineEndpoint({
  name: 'adminAddProjectSecret',
  summary: 'Creates a secret for the programs of a project, at most two. It is returned only once.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/secrets',
  parameters: adminProjectParametersSchema,
  body: /*#__PURE__*/ strictObject({
    /** Different from the name of the other secret. */
    name: adminNameSchema,
  }),
  response: /*#__PURE__*/ object({
    /** The secret, which the cloud does not store. */
    secret: /*#__PURE__*/ string(),
    project: adminProjectSchema,
  }),
})

/** Removes a secret of a project, after which no program can use it. */
export const adminRemoveProjectSecret = /*#__PURE__*/ defineEndpoint({
  name: 'adminRemoveProjectSecret',
  summary: 'Removes a secret of a project, by its id or name.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/secrets/{secret}',
  parameters: /*#__PURE__*/ object({
    ...adminProjectParametersSchema.entries,
    secret: /*#__PURE__*/ pipe(string(), maxLength(128)),
  }),
  response: adminProjectSchema,
})
