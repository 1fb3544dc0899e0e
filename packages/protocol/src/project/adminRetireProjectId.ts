import { maxLength, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema, adminProjectSchema } from './adminProject.ts'

/** Ends an id that a project has, but not the one that its apps are to send. */
export const adminRetireProjectId = /*#__PURE__*/ defineEndpoint({
  name: 'adminRetireProjectId',
  summary: 'Ends an older id of a project.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/ids/{id}',
  parameters: /*#__PURE__*/ object({
    ...adminProjectParametersSchema.entries,
    id: /*#__PURE__*/ pipe(string(), maxLength(128)),
  }),
  response: adminProjectSchema,
})
