import { isCaipNetworkId } from '@latchkey/protocol/caip'
import type { SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
import type { SignedAuthorization } from '../adapter/PairingClient.ts'
import { describeRecap } from './describeRecap.ts'
import { formatSignInText } from './formatSignInText.ts'

/**
 * The session of a sign-in that a wallet gave together with a WalletConnect session: the text that it signed is made again
 * from what it says it signed (CAIP-74, CAIP-222). `undefined` where that is none of eip155. Nobody has checked the signature.
 */
export function toSignedSession(cacao: SignedAuthorization): SiwxSession | undefined {
  const { p, s } = cacao
  const [, networkId, accountAddress] = /^did:pkh:(eip155:\d+):(0x[\da-f]{40})$/i.exec(p.iss) ?? []
  if (!isCaipNetworkId(networkId) || accountAddress === undefined || p.version !== '1') return undefined
  const { exp: expirationTime, nbf: notBefore, requestId, resources } = p
  const data: SiwxMessage = {
    domain: p.domain,
    accountAddress,
    chainId: networkId,
    uri: p.aud,
    version: '1',
    nonce: p.nonce,
    statement: describeRecap(p),
    issuedAt: p.iat,
    expirationTime,
    notBefore,
    requestId,
    resources,
  }
  return { data, message: formatSignInText(data), signature: s.s, cacao }
}
