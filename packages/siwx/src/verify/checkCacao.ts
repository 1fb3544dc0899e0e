import { parseCacaoPayload, type SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'

const kinds: Readonly<Record<string, 'key' | 'contract'>> = { eip191: 'key', eip1271: 'contract', eip6492: 'contract' }

/**
 * Checks that the text and signature of a session are those of its CACAO (CAIP-74), and returns how the CACAO was signed. The
 * text must be one that wallets sign for the payload.
 *
 * @throws SiwxError `siwx.messageAltered` if text or signature differ, `siwx.messageInvalid` if the payload is not a sign-in,
 *   `siwx.signatureInvalid` for an unknown kind of signature.
 */
export function checkCacao({ cacao, message, signature }: SiwxSession): 'key' | 'contract' | undefined {
  if (cacao === undefined) return undefined
  const isHeaderKnown = cacao.h.t === 'caip122' || cacao.h.t === 'eip4361'
  const kind = Object.hasOwn(kinds, cacao.s.t) ? kinds[cacao.s.t] : undefined
  if (!isHeaderKnown || kind === undefined)
    throw new SiwxError(
      'siwx.signatureInvalid',
      `A CACAO of type ${cacao.h.t.slice(0, 32)} with a signature of type ${cacao.s.t.slice(0, 32)} cannot be verified.`,
    )
  const texts = parseCacaoPayload(cacao.p).map((signed) => signed.message)
  if (texts.length === 0)
    throw new SiwxError('siwx.messageInvalid', 'The CACAO is not a sign-in of version 1 of an account (did:pkh).')
  if (toPrefixed(cacao.s.s) !== toPrefixed(signature) || !texts.includes(message))
    throw new SiwxError('siwx.messageAltered', 'The session differs from its CACAO.')
  return kind
}

function toPrefixed(signature: string): string {
  return signature.startsWith('0x') ? signature.toLowerCase() : `0x${signature.toLowerCase()}`
}
