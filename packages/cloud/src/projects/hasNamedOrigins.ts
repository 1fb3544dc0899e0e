import type { Project } from './Project.ts'

/** Whether a project names the origins that may use it. An empty list and an entry without letters in its host name none. */
export function hasNamedOrigins({ allowedOrigins }: Pick<Project, 'allowedOrigins'>): boolean {
  return allowedOrigins.length > 0 && !allowedOrigins.some((entry) => /^(?:[a-z]+:\/\/)?[*.-]+(?::.*)?$/i.test(entry))
}
