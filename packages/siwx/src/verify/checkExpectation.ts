import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError, type SiwxErrorCode } from '../errors/SiwxError.ts'
import { isSameAddress } from '../message/isSameAddress.ts'
import type { SiwxExpectation } from './SiwxExpectation.ts'

/**
 * Checks that a message says what it has to.
 *
 * @throws SiwxError `siwx.domainMismatch`, `siwx.uriMismatch`, `siwx.nonceMismatch`, `siwx.chainMismatch`,
 *   `siwx.accountMismatch`.
 */
export function checkExpectation(message: SiwxMessage, expected: SiwxExpectation): void {
  const { accountAddress, chainIds, domain, nonce, uri } = expected
  const { chainId } = message
  const check = (isGood: boolean, code: SiwxErrorCode, what: string): void => {
    if (!isGood) throw new SiwxError(code, `The sign-in is for another ${what} than it should be.`)
  }
  check(message.domain.toLowerCase() === domain.toLowerCase(), 'siwx.domainMismatch', `domain (${message.domain})`)
  check(uri === undefined || message.uri === uri, 'siwx.uriMismatch', `URI (${message.uri})`)
  check(message.nonce === nonce, 'siwx.nonceMismatch', 'nonce')
  check(chainIds === undefined || chainIds.includes(chainId), 'siwx.chainMismatch', `chain (${chainId})`)
  const isAccount =
    accountAddress === undefined || isSameAddress({ chainId, first: message.accountAddress, second: accountAddress })
  check(isAccount, 'siwx.accountMismatch', `account (${message.accountAddress})`)
}
