import { hasNamedOrigins } from '../projects/hasNamedOrigins.ts'
import type { Project } from '../projects/Project.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'

/**
 * Refuses sign-ins of a project that any page may use: a signature that another site requested would sign its visitors in
 * here.
 *
 * @throws ApiRefusal `not_configured`.
 */
export function requireNamedOrigins(project: Pick<Project, 'allowedOrigins' | 'projectId'>): void {
  if (hasNamedOrigins(project)) return
  throw new ApiRefusal(
    'not_configured',
    `Sign-in is off for this project, because it names no origins. The operator can name the app's: latchkey-cloud projects origins ${project.projectId} https://app.example.com`,
  )
}
