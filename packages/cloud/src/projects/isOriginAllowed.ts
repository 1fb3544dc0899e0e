import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import type { Project } from './Project.ts'

/** Whether pages of an origin may use a project. Loopback is always allowed; an empty list allows every origin. */
export function isOriginAllowed(parameters: {
  readonly project: Pick<Project, 'allowedOrigins'>
  readonly origin: string
}): boolean {
  const { origin, project } = parameters
  if (project.allowedOrigins.length === 0) return true
  if (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname)) return true
  return isAllowedOrigin({ origin, allowedOrigins: project.allowedOrigins })
}
