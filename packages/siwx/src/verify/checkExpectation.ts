import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError, type SiwxErrorCode } from '../errors/SiwxError.ts'
import { isSameAddress } from '../message/isSameAddress.ts'

/** What a sign-in must say to be accepted. */
export interface SiwxExpectation {
  /** Your app's host, with its port if it has one: `app.example.com`. Refuses sign-ins that were made for another site. */
  readonly domain: string
  /** The nonce that you issued for this sign-in. Discard it once used, or the sign-in can be replayed. */
  readonly nonce: string
  readonly uri?: string | undefined
  /** The chains that you accept, as CAIP-2 ids. */
  readonly chainIds?: readonly string[] | undefined
  readonly accountAddress?: string | undefined
}

/**
 * Checks a message against what is expected of it.
 *
 * @throws SiwxError `siwx.domainMismatch`, `siwx.uriMismatch`, `siwx.nonceMismatch`, `siwx.chainMismatch`,
 *   `siwx.accountMismatch`.
 */
export function checkExpectation(message: SiwxMessage, expected: SiwxExpectation): void {
  const { accountAddress, chainIds, domain, nonce, uri } = expected
  const { chainId } = message
  const check = (isGood: boolean, code: SiwxErrorCode, field: string): void => {
    if (!isGood) throw new SiwxError(code, `The sign-in is for another ${field} than expected.`)
  }
  check(message.domain.toLowerCase() === domain.toLowerCase(), 'siwx.domainMismatch', `domain (${message.domain})`)
  check(uri === undefined || message.uri === uri, 'siwx.uriMismatch', `URI (${message.uri})`)
  check(message.nonce === nonce, 'siwx.nonceMismatch', 'nonce')
  check(chainIds === undefined || chainIds.includes(chainId), 'siwx.chainMismatch', `chain (${chainId})`)
  const isAccount =
    accountAddress === undefined || isSameAddress({ chainId, first: message.accountAddress, second: accountAddress })
  check(isAccount, 'siwx.accountMismatch', `account (${message.accountAddress})`)
}
