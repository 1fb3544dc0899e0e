import type { AlertErrorCode } from './codes.ts'
import { fillIn } from '../utils/fillIn.ts'
import { featureAlertMessages } from './featureCatalogue.ts'

/** The words of an alert. */
export interface AlertText {
  readonly short: string
  /** One plain sentence. */
  readonly long: string
}

/** An error of the first load brings its own: its catalogue in two files of the app would cost every visitor. */
const shortMessages: Readonly<Partial<Record<AlertErrorCode, string>>> = featureAlertMessages

/** `{name}` stands for a value of the error's context, `{origin}` and `{domain}` for where the page is. */
const longMessages: Readonly<Record<AlertErrorCode, string>> = {
  'network.notFound':
    'The network {networkId} is not in the `networks` array given at setup. Add it there, or switch to one that is.',
  'config.originNotAllowed':
    'The origin {origin} is not on the allowlist of this project. Add it to the allowed origins in the project settings.',
  'config.projectIdInvalid':
    'The project ID is invalid. Compare the `projectId` given at setup with the one in the project settings.',
  'config.projectIdMissing': 'No project ID was given. Set `projectId` at setup to the one in the project settings.',
  'config.serverError': 'Getting the app configuration failed: the server had an error. Try again in a few minutes.',
  'config.rateLimited': 'Too many requests were made while getting the app configuration. Try again in a minute.',
  'embeddedWallet.unreachable':
    'The embedded wallet could not be loaded. Check the connection to the internet, then reload the page.',
  'embeddedWallet.timedOut': 'The embedded wallet did not answer in time. Reload the page and try again.',
  'relay.refused':
    'The pairing relay refused this app: {reason}. Compare `relay` and `projectId` given at setup with what the relay expects.',
  'session.expired': "The session is invalid. Check this device's date and time settings, then reconnect the wallet.",
}

/** The short and the long message of an alert, made from an error. Loaded when the first alert is shown. */
export function getAlertText(error: {
  readonly code: AlertErrorCode
  readonly message: string
  readonly context?: object | undefined
  /** The page's. */
  readonly origin: string
}): AlertText {
  const { code, message, context, origin } = error
  const domain = origin.replace(/^.*:\/\//, '')
  return { short: shortMessages[code] ?? message, long: fillIn(longMessages[code], { origin, domain, ...context }) }
}
