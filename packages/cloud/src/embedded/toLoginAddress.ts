import { domainToASCII } from 'node:url'
import { isEmail } from '@latchkey/protocol/atoms'

/**
 * Returns the one spelling of an e-mail address that identifies a user: the local part in lower case, the domain in ASCII
 * (IDNA). Dots and plus tags stay, because folding them would merge mailboxes. `undefined` for anything else, such as a local
 * part that is not ASCII.
 */
export function toLoginAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 1) return undefined
  // `toLowerCase` maps the Kelvin sign to `k`, so whether it is ASCII is checked first.
  const local = trimmed.slice(0, at)
  if (!/^[\u0021-\u007E]+$/.test(local)) return undefined
  const address = `${local.toLowerCase()}@${domainToASCII(trimmed.slice(at + 1))}`
  return isEmail(address) ? address : undefined
}
