import type { TypedData } from './SignRequest.ts'

/** The contract of typed data in lower case. Whatever is no text is refused when the domain is hashed. */
export function toContract({ domain }: TypedData): string {
  const contract = domain['verifyingContract']
  return typeof contract === 'string' ? contract.toLowerCase() : ''
}
