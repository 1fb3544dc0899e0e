import { namesOrigins } from '@latchkey/protocol/embedded'
import type { Project } from './Project.ts'

/** Whether a project names the origins that may use it. An empty list and an entry without letters in its host name none. */
export function hasNamedOrigins({ allowedOrigins }: Pick<Project, 'allowedOrigins'>): boolean {
  return namesOrigins(allowedOrigins)
}
