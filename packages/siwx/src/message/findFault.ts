import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { grammar } from './grammar.ts'
import { isAuthority } from './isAuthority.ts'
import { isUri } from './isUri.ts'
import { parseTime } from './parseTime.ts'
import type { SignInNamespace } from './signInNamespaces.ts'

/** The first of a message's fields that is not as the grammar wants it, and what it should be; `undefined` if all are. */
export function findFault(parameters: {
  readonly message: SiwxMessage
  readonly namespace: SignInNamespace
  readonly reference: string
}): string | undefined {
  const { message, namespace, reference } = parameters
  const {
    accountAddress,
    domain,
    expirationTime,
    issuedAt,
    nonce,
    notBefore,
    requestId,
    resources,
    scheme,
    statement,
  } = message
  const rules: readonly (readonly [isGood: boolean, fault: string])[] = [
    [scheme === undefined || grammar.scheme.test(scheme), '`scheme` is no scheme of RFC 3986'],
    [isAuthority(domain), '`domain` is no authority of RFC 3986, such as `app.example.com`'],
    [
      namespace.isAddress(accountAddress),
      `\`accountAddress\` is no address of ${namespace.name}${namespace.name === 'Ethereum' ? ' with the capitals of EIP-55' : ''}`,
    ],
    [namespace.isReference(reference), '`chainId` is no CAIP-2 id of its namespace'],
    [
      statement === undefined || grammar.statement.test(statement),
      "`statement` may hold letters and digits of ASCII, spaces and -._~:/?#[]@!$&'()*+,;= only, in one line",
    ],
    [isUri(message.uri), '`uri` is no URI of RFC 3986'],
    [isFirstVersion(message), '`version` is not 1'],
    [grammar.nonce.test(nonce), '`nonce` has not 8 or more letters and digits'],
    [issuedAt !== undefined && parseTime(issuedAt) !== undefined, '`issuedAt` is no time of RFC 3339'],
    [
      expirationTime === undefined || parseTime(expirationTime) !== undefined,
      '`expirationTime` is no time of RFC 3339',
    ],
    [notBefore === undefined || parseTime(notBefore) !== undefined, '`notBefore` is no time of RFC 3339'],
    [requestId === undefined || grammar.requestId.test(requestId), '`requestId` has characters that RFC 3986 reserves'],
    [resources === undefined || resources.every(isUri), '`resources` has an entry that is no URI of RFC 3986'],
  ]
  return rules.find(([isGood]) => !isGood)?.[1]
}

/** Who builds messages without types could give another. */
function isFirstVersion({ version }: { readonly version: unknown }): boolean {
  return version === '1'
}
