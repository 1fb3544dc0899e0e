import {
  adminAddProjectSecret,
  adminCreateProject,
  adminGetProject,
  adminListProjects,
  adminProjectSchema,
  adminRemoveProjectSecret,
  adminRetireProjectId,
  adminRotateProjectId,
  adminUpdateProject,
  type AdminProject,
} from '@latchkey/protocol/project'
import { parse } from 'valibot'
import type { LocalRequest } from '../storage/requestLocal.ts'
import type { ProjectStore } from './ProjectStore.ts'

/** Creates a project store on a running node, through its admin API. */
export function createRemoteProjectStore(request: (request: LocalRequest) => Promise<unknown>): ProjectStore {
  const fill = (path: string, values: Readonly<Record<string, string>>): string =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''))
  const send = (
    endpoint: { readonly method: string; readonly path: string },
    values: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<unknown> => request({ method: endpoint.method, path: fill(endpoint.path, values), body })
  const ask = async (...call: Parameters<typeof send>): Promise<AdminProject> =>
    parse(adminProjectSchema, await send(...call))
  return {
    async list() {
      const { method, path, response } = adminListProjects
      return parse(response, await request({ method, path })).projects
    },
    get: (project) => ask(adminGetProject, { project }),
    create: (change) => ask(adminCreateProject, {}, change),
    update: (project, change) => ask(adminUpdateProject, { project }, change),
    rotate: (project) => ask(adminRotateProjectId, { project }),
    retire: (project, id) => ask(adminRetireProjectId, { project, id }),
    addSecret: async (project, name) =>
      parse(adminAddProjectSecret.response, await send(adminAddProjectSecret, { project }, { name })),
    removeSecret: (project, secret) => ask(adminRemoveProjectSecret, { project, secret }),
  }
}
