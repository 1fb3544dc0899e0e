import type { Cacao } from '@latchkey/protocol/siwx'
import { parseCaipAddress, isCaipNetworkId } from '@latchkey/protocol/caip'
import { SiwxError } from '../../errors/SiwxError.ts'
import { findSignInNamespace } from '../../message/findSignInNamespace.ts'
import { toRecapStatements } from './toRecapStatements.ts'

/**
 * The texts that a wallet may have signed to make a CACAO (CAIP-74): the one of its payload, and, where its last resource is
 * a recap, that with the recap's sentence after the statement (ERC-5573).
 *
 * @throws SiwxError `siwx.messageInvalid` if its issuer is no account, `siwx.chainUnsupported` if it is one of another namespace.
 */
export function toCacaoMessages(payload: Cacao['p']): readonly string[] {
  const account = parseCaipAddress(payload.iss.replace(/^did:pkh:/, ''))
  if (account === undefined || !payload.iss.startsWith('did:pkh:') || !isCaipNetworkId(account.networkId))
    throw new SiwxError('siwx.messageInvalid', 'The issuer of the CACAO is no account (did:pkh).')
  const { namespace, reference } = findSignInNamespace(account.networkId)
  return toRecapStatements(payload).map((statement) =>
    [
      `${payload.domain} wants you to sign in with your ${namespace.name} account:`,
      account.address,
      '',
      ...(statement === undefined || statement === '' ? [] : [statement]),
      '',
      `URI: ${payload.aud}`,
      `Version: ${payload.version}`,
      `Chain ID: ${reference}`,
      `Nonce: ${payload.nonce}`,
      `Issued At: ${payload.iat}`,
      ...(payload.exp === undefined ? [] : [`Expiration Time: ${payload.exp}`]),
      ...(payload.nbf === undefined ? [] : [`Not Before: ${payload.nbf}`]),
      ...(payload.requestId === undefined ? [] : [`Request ID: ${payload.requestId}`]),
      ...(payload.resources === undefined
        ? []
        : ['Resources:', ...payload.resources.map((resource) => `- ${resource}`)]),
    ].join('\n'),
  )
}
