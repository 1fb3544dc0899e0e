import type { FeatureErrorCode } from './codes.ts'
import { featureAlertMessages, featureInternalMessages, featureToastMessages } from './featureCatalogue.ts'
import { findErrorText } from './findErrorText.ts'
import { ModalError } from './ModalError.ts'
import type { ModalErrorParameters } from './ModalError.ts'

/**
 * Creates an error of a feature that loads on demand. It is an ordinary `ModalError`, but its text loads with the
 * feature.
 *
 * @example
 * ```ts
 * createFeatureError('auth.emailCooldown', { context: { seconds: 12 } }).message
 * // 'Please try again after 12 seconds'
 * ```
 */
export function createFeatureError<code extends FeatureErrorCode>(
  code: code,
  parameters: Omit<ModalErrorParameters<code>, 'text'> = {},
): ModalError<code> {
  const tables = { toast: featureToastMessages, alert: featureAlertMessages, internal: featureInternalMessages }
  return new ModalError<code>(code, { ...parameters, text: findErrorText(tables, code) })
}
