import type { SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../../errors/SiwxError.ts'
import { toCacaoMessages } from './toCacaoMessages.ts'

const kinds: Readonly<Record<string, 'key' | 'contract'>> = { eip191: 'key', eip1271: 'contract', eip6492: 'contract' }

/**
 * Checks that a session says what its CACAO says, and tells how that was signed.
 *
 * @throws SiwxError `siwx.messageAltered` if text or signature differ, `siwx.signatureInvalid` for an unknown kind of signature.
 */
export function checkCacao({ cacao, message, signature }: SiwxSession): 'key' | 'contract' | undefined {
  if (cacao === undefined) return undefined
  const isHeaderKnown = cacao.h.t === 'caip122' || cacao.h.t === 'eip4361'
  const kind = Object.hasOwn(kinds, cacao.s.t) ? kinds[cacao.s.t] : undefined
  if (!isHeaderKnown || kind === undefined)
    throw new SiwxError(
      'siwx.signatureInvalid',
      `A CACAO of ${cacao.h.t.slice(0, 32)} with a signature of ${cacao.s.t.slice(0, 32)} cannot be verified.`,
    )
  const isSame = withPrefix(cacao.s.s) === withPrefix(signature) && toCacaoMessages(cacao.p).includes(message)
  if (!isSame) throw new SiwxError('siwx.messageAltered', 'The session does not say what its CACAO says.')
  return kind
}

function withPrefix(signature: string): string {
  return signature.startsWith('0x') ? signature.toLowerCase() : `0x${signature.toLowerCase()}`
}
