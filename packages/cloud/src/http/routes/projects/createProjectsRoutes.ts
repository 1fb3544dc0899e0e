import {
  adminAddProjectSecret,
  adminCreateProject,
  adminGetProject,
  adminListProjects,
  adminPatchProject,
  type adminProjectConflictSchema,
  adminRemoveProjectSecret,
  adminRetireProjectId,
  adminRotateProjectId,
  adminUpdateProject,
} from '@latchkey/protocol/project'
import type { Context } from 'hono'
import type { InferInput } from 'valibot'
import type { EditableProjectStore } from '../../../projects/ProjectStore.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { readRevision } from '../../readRevision.ts'
import type { Route } from '../../Route.ts'
import { answerChange } from './answerChange.ts'

/** The operator's project routes. */
export function createProjectsRoutes({ openProjects }: Pick<CloudServices, 'openProjects'>): readonly Route[] {
  const access = 'operator'
  const open = (context: Context<HttpEnvironment>): EditableProjectStore => openProjects(context.get('actor'))
  return [
    defineRoute({
      access,
      endpoint: adminListProjects,
      handle: async ({ context }) => ({ projects: await open(context).list() }),
    }),
    defineRoute({
      access,
      endpoint: adminCreateProject,
      handle: ({ body, context }) => answerChange(open(context).create(body)),
    }),
    defineRoute({
      access,
      endpoint: adminGetProject,
      handle: async ({ context, parameters }) => {
        const project = await answerChange(open(context).get(parameters.project))
        context.header('etag', `"${project.revision}"`)
        return context.json(project)
      },
    }),
    defineRoute({
      access,
      endpoint: adminUpdateProject,
      handle: ({ body, context, parameters }) => answerChange(open(context).update(parameters.project, body)),
    }),
    defineRoute({
      access,
      endpoint: adminPatchProject,
      handle: async ({ body, context, parameters }) => {
        const revision = readRevision(context)
        const result = await answerChange(open(context).patch(parameters.project, { ...body, revision }))
        const { conflict, project } = result
        context.header('etag', `"${project.revision}"`)
        if (conflict === undefined) return context.json(project)
        const refusal: InferInput<typeof adminProjectConflictSchema> = {
          code: 'project_conflict',
          message:
            'The project was changed since it was read. Nothing was changed. Compare the versions, and try again.',
          requestId: context.get('requestId'),
          before: conflict.before,
          theirs: project,
          yours: body.change,
        }
        return context.json(refusal, 409)
      },
    }),
    defineRoute({
      access,
      endpoint: adminRotateProjectId,
      handle: ({ context, parameters }) => answerChange(open(context).rotate(parameters.project)),
    }),
    defineRoute({
      access,
      endpoint: adminRetireProjectId,
      handle: ({ context, parameters }) => answerChange(open(context).retire(parameters.project, parameters.id)),
    }),
    defineRoute({
      access,
      endpoint: adminAddProjectSecret,
      handle: ({ body, context, parameters }) => answerChange(open(context).addSecret(parameters.project, body.name)),
    }),
    defineRoute({
      access,
      endpoint: adminRemoveProjectSecret,
      handle: ({ context, parameters }) =>
        answerChange(open(context).removeSecret(parameters.project, parameters.secret)),
    }),
  ]
}
