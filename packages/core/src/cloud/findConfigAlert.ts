import type { ApiErrorCode } from '@latchkey/protocol/api'
import type { AlertErrorCode } from '../kernel/errors/codes.ts'
import { findAlertCode } from '../kernel/errors/findAlertCode.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'

const alertsByCode: Readonly<Partial<Record<ApiErrorCode, AlertErrorCode>>> = {
  origin_not_allowed: 'config.originNotAllowed',
  project_required: 'config.projectIdMissing',
  project_not_found: 'config.projectIdInvalid',
  project_inactive: 'config.projectIdInvalid',
}

/**
 * The alert for a developer that a failed call for the project's configuration stands for: a rate limit (429), a failing server (500 to 599), a project or
 * an origin that the cloud refuses. `undefined` for everything that is no fault of the set-up.
 */
export function findConfigAlert(error: unknown): AlertErrorCode | undefined {
  if (isModalError(error, 'api.rateLimited')) return 'config.rateLimited'
  if (isModalError(error, 'api.failed') || isModalError(error, 'api.notConfigured')) return 'config.serverError'
  if (!isModalError(error, 'api.refused')) return findAlertCode(error)
  const { apiCode, status } = error.context ?? {}
  if (apiCode !== undefined) return alertsByCode[apiCode] ?? findAlertCode(error)
  return findAlertCode(error) ?? (status === 403 ? 'config.originNotAllowed' : undefined)
}
