import type { ErrorCode } from '../kernel/errors/codes.ts'
import { type Advice, showAndRetry } from './errorAdvice.ts'

/** The explanations of the codes of logins and of the embedded wallet. */
export const loginErrorGuide = {
  'auth.popupClosed': { when: 'The visitor closed the window of the social login.', remedy: showAndRetry },
  'auth.socialFailed': { when: 'The social login could not be started.', remedy: showAndRetry },
  'auth.farcasterFailed': { when: 'The farcaster login failed.', remedy: showAndRetry },
  'auth.emailCooldown': {
    when: 'An e-mail login was started within 30 seconds of the last one.',
    remedy: 'Wait for the number of seconds in the error’s context.',
  },
  'auth.emailUnavailable': {
    when: 'The login code could not be loaded.',
    remedy: 'Check the network connection, then reload the page.',
  },
  'auth.emailInvalid': { when: 'The visitor’s e-mail address is not one.', remedy: 'Ask for another one.' },
  'auth.limited': {
    when: 'Too many codes were sent to the address, or too many were entered.',
    remedy: 'Wait for the number of seconds in the error’s context.',
  },
  'auth.unavailable': {
    when: 'The cloud offers no login by e-mail, or its mail server accepts no mail.',
    remedy: 'Configure the mail server of the cloud, or turn `email` off.',
  },
  'auth.codeRequired': { when: 'A code was entered before one was sent.', remedy: 'Call `sendCode` first.' },
  'auth.codeWrong': {
    when: 'The code is not the one that was sent.',
    remedy: 'Let the visitor enter it again: `triesLeft` of the state says how often.',
  },
  'auth.codeExpired': { when: 'The code was entered too late.', remedy: 'Call `resendCode`.' },
  'auth.emailInUse': {
    when: 'The new e-mail address was proved, and belongs to another wallet.',
    remedy: 'Nothing was changed. Ask for another address.',
  },
  'auth.emailChanged': {
    when: 'The visitor logs in with an address that their wallet had until a few days ago.',
    remedy:
      'Log in with the new address. Who did not change it finds the link that undoes the change in the mail about it.',
  },
  'auth.codeExhausted': { when: 'A wrong code was entered too often.', remedy: 'Call `resendCode`.' },
  'auth.offline': { when: 'The frame of the embedded wallet did not reach its server.', remedy: showAndRetry },
  'auth.connectorNotFound': {
    when: 'A login requires the embedded wallet, which is not available.',
    remedy: 'Set `secureSite`, or a `cloud` that has one, and turn on `email` or `socials`.',
  },
  'auth.notConnected': {
    when: 'The operation requires an e-mail or social login.',
    remedy: 'Offer it only while `useWalletInfo` reports one.',
  },
  'embeddedWallet.unreachable': {
    when: 'The frame of the embedded wallet did not load within 20 seconds.',
    remedy: 'Check the secure site’s URL and the page’s Content-Security-Policy (`frame-src`).',
  },
  'embeddedWallet.timedOut': { when: 'The embedded wallet did not answer a request in time.', remedy: showAndRetry },
  'embeddedWallet.unavailable': {
    when: 'The browser can neither store a key nor use a passkey.',
    remedy: 'Show the error’s details: they tell the visitor what to do.',
  },
  'embeddedWallet.suspended': {
    when: 'The visitor has suspended the wallet on this device.',
    remedy: 'The visitor ends the suspension in the settings of the wallet.',
  },
  'embeddedWallet.damaged': {
    when: 'The key of the wallet could not be opened with the shares that are available.',
    remedy: 'The visitor opens it with another recovery method.',
  },
  'embeddedWallet.accountChanged': {
    when: 'The frame answered with another account than the one that the page had restored.',
    remedy: 'Let the visitor log in again. If it happens often, look for what writes to the page’s storage.',
  },
  'frame.failed': { when: 'The embedded wallet failed without a reason.', remedy: showAndRetry },
} as const satisfies Readonly<Partial<Record<ErrorCode, Advice>>>
