import { toCaipAddress } from '@latchkey/protocol/caip'
import type { Cacao, SiwxSession } from '@latchkey/protocol/siwx'
import { parseMessage, toChecksumAddress } from '@latchkey/siwx/message'
import type { signInSessions } from '../storage/schema.ts'

type StoredSignIn = Pick<typeof signInSessions.$inferSelect, 'message' | 'signature' | 'cacaoType' | 'signatureType'>

/**
 * Returns the columns of a verified sign-in. Its fields and its CACAO say nothing that the signed text does not say, so only
 * the text is stored. That leaves out `s.m` of the CACAO, which is not signed.
 */
export function toStoredSignIn({ cacao, message, signature }: SiwxSession): StoredSignIn {
  return { message, signature, cacaoType: cacao?.h.t ?? null, signatureType: cacao?.s.t ?? null }
}

/** Restores a verified sign-in from its columns. */
export function fromStoredSignIn({ cacaoType, message: text, signature, signatureType }: StoredSignIn): SiwxSession {
  const [first = '', written = '', ...lines] = text.split('\n')
  const isCacao = cacaoType !== null && signatureType !== null
  // A CACAO may have the address in lower case.
  const isUnchecked = isCacao && written.startsWith('0x')
  const address = isUnchecked ? toChecksumAddress(written) : written
  const data = parseMessage([first, address, ...lines].join('\n'))
  const session = { data, message: text, signature }
  if (!isCacao) return session
  const issuer = toCaipAddress({ networkId: data.chainId, address: written })
  return {
    ...session,
    cacao: { h: { t: cacaoType }, p: toPayload(data, issuer), s: { t: signatureType, s: signature } },
  }
}

/** The statement already contains the words of a ReCap, so wallets and verifiers append nothing to it. */
function toPayload(data: SiwxSession['data'], issuer: string): Cacao['p'] {
  const {
    domain,
    expirationTime,
    issuedAt = '',
    nonce,
    notBefore,
    requestId,
    resources,
    statement,
    uri,
    version,
  } = data
  return {
    iss: `did:pkh:${issuer}`,
    domain,
    aud: uri,
    version,
    nonce,
    iat: issuedAt,
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
}
