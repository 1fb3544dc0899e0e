import type { ApiErrorCode } from '@latchkey/protocol/api'
import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'
import { findAlertCode } from '../kernel/errors/findAlertCode.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'

const alertsByCode: Readonly<Partial<Record<ApiErrorCode, AlertErrorCode>>> = {
  origin_not_allowed: 'config.originNotAllowed',
  project_required: 'config.projectIdMissing',
  project_not_found: 'config.projectIdInvalid',
  project_inactive: 'config.projectIdInvalid',
}

/**
 * Returns the alert for a failed request for the project's configuration: a rate limit (429), a server error (500 to
 * 599), a rejected project or origin. `undefined` for failures that the developer did not cause.
 */
export function findConfigAlert(error: unknown): AlertErrorCode | undefined {
  if (isModalError(error, 'api.rateLimited')) return 'config.rateLimited'
  if (isModalError(error, 'api.failed') || isModalError(error, 'api.notConfigured')) return 'config.serverError'
  if (!isModalError(error, 'api.refused')) return findAlertCode(error)
  const { apiCode, status } = error.context ?? {}
  if (apiCode !== undefined) return alertsByCode[apiCode] ?? findAlertCode(error)
  return findAlertCode(error) ?? (status === 403 ? 'config.originNotAllowed' : undefined)
}
