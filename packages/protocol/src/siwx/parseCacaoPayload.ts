import { isCaipNetworkId } from '../caip/isCaipNetworkId.ts'
import { parseCaipAddress } from '../caip/parseCaipAddress.ts'
import type { Cacao } from './Cacao.ts'
import { formatSignInText, signInAccountNames, type SignInNamespace } from './formatSignInText.ts'
import type { SiwxSession } from './Siwx.ts'
import type { SiwxMessage } from './SiwxMessage.ts'
import { toRecapStatements } from './toRecapStatements.ts'

const issuerPrefix = 'did:pkh:'

/**
 * Returns the messages that a wallet may have signed to make a CACAO, as fields and as text, the most likely first: they differ
 * in how wallets write a ReCap into the statement. Empty optional fields count as absent, as they do for wallets. The fields
 * are not checked any further, and neither is the signature.
 *
 * Returns an empty list if the issuer is not an account of a namespace with a sign-in message, or the version is not 1.
 *
 * @see https://chainagnostic.org/CAIPs/caip-74
 * @see https://chainagnostic.org/CAIPs/caip-222
 */
export function parseCacaoPayload(payload: Cacao['p']): readonly Pick<SiwxSession, 'data' | 'message'>[] {
  const { aud, domain, iat, iss, nonce, resources, version } = payload
  const account = iss.startsWith(issuerPrefix) ? parseCaipAddress(iss.slice(issuerPrefix.length)) : undefined
  if (account === undefined || version !== '1') return []
  const { address, namespace, networkId } = account
  if (!isCaipNetworkId(networkId) || !isSignInNamespace(namespace)) return []
  return toRecapStatements({ statement: toOptional(payload.statement), resources }).map((statement) => {
    const message: SiwxMessage = {
      domain,
      accountAddress: address,
      chainId: networkId,
      uri: aud,
      version,
      nonce,
      statement,
      issuedAt: iat,
      expirationTime: toOptional(payload.exp),
      notBefore: toOptional(payload.nbf),
      requestId: toOptional(payload.requestId),
      resources,
    }
    return { data: message, message: formatSignInText({ message, namespace }) }
  })
}

function isSignInNamespace(namespace: string): namespace is SignInNamespace {
  return Object.hasOwn(signInAccountNames, namespace)
}

function toOptional(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}
