/**
 * Formatting and parsing the texts that visitors sign to sign in.
 *
 * @packageDocumentation
 */
export { SiwxError } from '../errors/SiwxError.ts'
export type { SiwxErrorCode } from '../errors/SiwxError.ts'
export { formatMessage } from '../message/formatMessage.ts'
export { parseMessage } from '../message/parseMessage.ts'
export { toCanonicalAddress } from '../message/toCanonicalAddress.ts'
export { toChecksumAddress } from '../message/toChecksumAddress.ts'
export { toRevocationMessage } from '@latchkey/protocol/siwx'
export type { SiwxMessage } from '@latchkey/protocol/siwx'
