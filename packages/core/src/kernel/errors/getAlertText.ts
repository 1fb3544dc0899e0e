import { fillIn } from '../utils/fillIn.ts'
import type { AlertErrorCode } from './errorSurfaces.ts'

/** The text of an alert. */
export interface AlertText {
  readonly short: string
  /** One plain sentence. */
  readonly long: string
}

/** `{name}` is replaced by a value of the error's context, `{origin}` and `{domain}` by those of the page. */
const longMessages: Readonly<Record<AlertErrorCode, string>> = {
  'network.notFound':
    'The network {networkId} is not in the `networks` array given at setup. Add it there, or switch to one that is.',
  'config.originNotAllowed':
    'The origin {origin} is not on the allowlist of this project. Add it to the allowed origins in the project settings.',
  'config.domainUnverified':
    'The domain {domain} is unverified, because this project names no origins: the embedded wallet says so to every visitor. Add the origin {origin} to the allowed origins in the project settings.',
  'config.projectIdInvalid':
    'The project ID is invalid. Compare the `projectId` given at setup with the one in the project settings.',
  'config.projectIdMissing': 'No project ID was given. Set `projectId` at setup to the one in the project settings.',
  'config.serverError': 'Getting the app configuration failed: the server had an error. Try again in a few minutes.',
  'config.rateLimited': 'Too many requests were made while getting the app configuration. Try again in a minute.',
  'embeddedWallet.unreachable':
    'The embedded wallet could not be loaded. Check the connection to the internet, then reload the page.',
  'embeddedWallet.timedOut': 'The embedded wallet did not answer in time. Reload the page and try again.',
  'embeddedWallet.accountChanged':
    'The secure site answered with another account than the one that this page had stored. The visitor was disconnected and can log in again.',
  'relay.refused':
    'The pairing relay refused this app: {reason}. Compare `relay` and `projectId` given at setup with what the relay expects.',
  'session.expired': "The session is invalid. Check this device's date and time settings, then reconnect the wallet.",
}

/** Returns the short and the long message of an error's alert. Loaded with the first alert. */
export function getAlertText(error: {
  readonly code: AlertErrorCode
  readonly message: string
  readonly context?: object | undefined
  /** The origin of the page. */
  readonly origin: string
}): AlertText {
  const { code, message, context, origin } = error
  const domain = origin.replace(/^.*:\/\//, '')
  return { short: message, long: fillIn(longMessages[code], { origin, domain, ...context }) }
}
