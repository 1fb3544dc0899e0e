import { signInAccountNames, type SignInNamespace, type SiwxMessage } from '@latchkey/protocol/siwx'
import { signInRules } from './findSignInNamespace.ts'
import { grammar } from './grammar.ts'
import { parseTime } from './parseTime.ts'

/** Returns what is wrong with the first invalid field of a message, or `undefined` if all fields are valid. */
export function findFault(parameters: {
  readonly message: SiwxMessage
  /** The namespace of the message's chain. */
  readonly namespace: SignInNamespace
}): string | undefined {
  const { message, namespace } = parameters
  const { expirationTime, issuedAt, notBefore, requestId, resources, scheme, statement } = message
  const { isAddress, isReference } = signInRules[namespace]
  const checksum = namespace === 'eip155' ? ' with the checksum of EIP-55' : ''
  const rules: readonly (readonly [isGood: boolean, fault: string])[] = [
    [scheme === undefined || grammar.scheme.test(scheme), '`scheme` is not an RFC 3986 scheme'],
    [isAuthority(message.domain), '`domain` is not an RFC 3986 authority, such as `app.example.com`'],
    [
      isAddress(message.accountAddress),
      `\`accountAddress\` is not an address of ${signInAccountNames[namespace]}${checksum}`,
    ],
    [isReference(message.chainId.slice(namespace.length + 1)), '`chainId` is not a CAIP-2 id of its namespace'],
    [
      statement === undefined || grammar.statement.test(statement),
      "`statement` may contain only ASCII letters and digits, spaces and -._~:/?#[]@!$&'()*+,;=, in one line",
    ],
    [isUri(message.uri), '`uri` is not an RFC 3986 URI'],
    [isFirstVersion(message), '`version` is not 1'],
    [grammar.nonce.test(message.nonce), '`nonce` is not at least 8 letters and digits'],
    [issuedAt !== undefined && isTime(issuedAt), '`issuedAt` is not an RFC 3339 time'],
    [expirationTime === undefined || isTime(expirationTime), '`expirationTime` is not an RFC 3339 time'],
    [notBefore === undefined || isTime(notBefore), '`notBefore` is not an RFC 3339 time'],
    [
      requestId === undefined || grammar.requestId.test(requestId),
      '`requestId` contains characters that RFC 3986 reserves',
    ],
    [resources === undefined || resources.every(isUri), '`resources` contains an entry that is not an RFC 3986 URI'],
  ]
  return rules.find(([isGood]) => !isGood)?.[1]
}

/** Whether a text is an RFC 3986 authority with a host: `app.example.com`, `127.0.0.1:8080`, `[::1]`. */
function isAuthority(text: string): boolean {
  if (text === '' || !grammar.authority.test(text)) return false
  return isIpv6OrAbsent(/\[([\da-fA-F:.]+)\]/.exec(text)?.[1])
}

/** Whether a text is an RFC 3986 URI: absolute, and ASCII only. */
function isUri(text: string): boolean {
  return grammar.uri.test(text) && isIpv6OrAbsent(/^[^:]+:\/\/(?:[^/?#@]*@)?\[([\da-fA-F:.]+)\]/.exec(text)?.[1])
}

function isIpv6OrAbsent(address: string | undefined): boolean {
  return address === undefined || URL.canParse(`http://[${address}]/`)
}

function isTime(text: string): boolean {
  return parseTime(text) !== undefined
}

/** Callers without types can pass another version. */
function isFirstVersion({ version }: { readonly version: unknown }): boolean {
  return version === '1'
}
