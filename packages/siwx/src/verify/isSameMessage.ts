import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { isSameAddress } from '../message/isSameAddress.ts'

const fields = [
  'domain',
  'scheme',
  'chainId',
  'uri',
  'version',
  'nonce',
  'statement',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly (keyof SiwxMessage)[]

/** Whether two messages are equal in every field. */
export function isSameMessage(first: SiwxMessage, second: SiwxMessage): boolean {
  const { chainId } = first
  return (
    fields.every((name) => first[name] === second[name]) &&
    isSameAddress({ chainId, first: first.accountAddress, second: second.accountAddress }) &&
    JSON.stringify(first.resources) === JSON.stringify(second.resources)
  )
}
