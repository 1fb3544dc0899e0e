import type { alertMessages, internalMessages, toastMessages } from './catalogue.ts'
import type { featureAlertMessages, featureInternalMessages, featureToastMessages } from './featureCatalogue.ts'

/** The codes of the first load: any code may throw them with `new ModalError(code)`. */
export type BaseErrorCode = keyof typeof toastMessages | keyof typeof alertMessages | keyof typeof internalMessages

/** The codes of features that load on demand; created with `createFeatureError(code)`. */
export type FeatureErrorCode =
  | keyof typeof featureToastMessages
  | keyof typeof featureAlertMessages
  | keyof typeof featureInternalMessages

/** The codes shown as an alert. */
export type AlertErrorCode = keyof typeof alertMessages | keyof typeof featureAlertMessages

/** A stable error code, such as `connection.rejected`. */
export type ErrorCode = BaseErrorCode | FeatureErrorCode

/** Where an error is shown: to the visitor as a toast, to the developer as an alert, or not at all. */
export type ErrorSurface = 'toast' | 'alert' | 'internal'
