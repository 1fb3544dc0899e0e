import type { Bytes } from '../bytes.ts'
import { refuse } from './refuse.ts'

/**
 * Refuses a sign-in message (CAIP-122, so EIP-4361 and its forms on other chains) for another site than the one that asks. It
 * looks for the sentence as a visitor would read it, and then wants exactly the form of the standard.
 */
export function checkSignIn(message: Bytes, origin: string, needsUri: boolean): void {
  const text = new TextDecoder('utf-8').decode(message)
  const readable = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (!/wants\s+you\s+to\s+sign\s+in\s+with\s+your/i.test(readable)) return
  const { host } = new URL(origin)
  const begins = [host, origin].some((domain) => text.startsWith(`${domain} wants you to sign in with your `))
  const uris = text.split('\n').filter((line) => /^\s*URI\s*:/i.test(line))
  const areOurs = uris.every((line) => line.startsWith('URI: ') && toOrigin(line.slice(5)) === origin)
  if (!begins || !areOurs || text.includes('\r') || (needsUri && uris.length !== 1)) refuse('sign-in for another site')
}

function toOrigin(uri: string): string | undefined {
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}
