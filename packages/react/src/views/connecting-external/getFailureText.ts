import type { ErrorCode } from '@latchkey/core'
import type { MessageKey } from '../../messages/Messages.ts'

/** Causes that the visitor can act on. All others are reported to the developer only. */
const texts = {
  'wallet.timeout': 'connecting.timedOutText',
  'wallet.unauthorized': 'connecting.unauthorizedText',
  'wallet.invalidResponse': 'connecting.invalidText',
  'connection.chainNotSupported': 'connecting.networkText',
  'network.unrecognized': 'connecting.networkText',
  'network.unsupported': 'connecting.networkText',
} as const satisfies Readonly<Partial<Record<ErrorCode, MessageKey>>>

/** Returns the message that says why a wallet did not connect. */
export function getFailureText(
  code: ErrorCode | undefined,
): (typeof texts)[keyof typeof texts] | 'connecting.failedText' {
  return isKnown(code) ? texts[code] : 'connecting.failedText'
}

function isKnown(code: ErrorCode | undefined): code is keyof typeof texts {
  return code !== undefined && Object.hasOwn(texts, code)
}
