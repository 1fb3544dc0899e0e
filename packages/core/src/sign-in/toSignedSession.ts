import { parseCacaoPayload, type Cacao, type SiwxSession } from '@latchkey/protocol/siwx'

/**
 * Returns the session of a sign-in that came with a WalletConnect session. Its text is reconstructed from the payload
 * (CAIP-74, CAIP-222), and the signature is not verified. Returns `undefined` for accounts outside eip155.
 */
export function toSignedSession(cacao: Cacao): SiwxSession | undefined {
  const [signed] = parseCacaoPayload(cacao.p)
  const { chainId = '', accountAddress = '' } = signed?.data ?? {}
  const isSupported = /^eip155:\d+$/.test(chainId) && /^0x[\da-f]{40}$/i.test(accountAddress)
  return signed && isSupported ? { ...signed, signature: cacao.s.s, cacao } : undefined
}
