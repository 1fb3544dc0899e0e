import { createHash } from 'node:crypto'

/** An account at the identity provider. */
export interface Person {
  /** What never changes, in digits. */
  readonly id: string
  readonly name: string
  /** The name as a handle. Another account can have the same. */
  readonly handle: string
  readonly email: string
}

/**
 * Returns the account of a typed text: a name, or `<account> as <name>` for an account that has taken another name. The account decides
 * about the id.
 */
export function toPerson(text: string): Person | undefined {
  const [account = '', name = account] = text
    .slice(0, 100)
    .split(/ as /)
    .map((part) => part.trim())
  if (account === '' || name === '') return undefined
  const digest = createHash('sha256').update(account.toLowerCase()).digest()
  const id = String(digest.readUIntBE(0, 6) + 1)
  const handle = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return { id, name, handle, email: `${handle}@identity.example` }
}
