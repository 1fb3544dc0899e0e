import { ModalError } from '@latchkey/core/adapter'
import type { Connection } from '@latchkey/core/adapter'
import type { Eip155Address, Eip155Types } from '../types.ts'

/** Returns the account of a connection that signs: the given one, or the one in use. @throws `account.notFound` */
export function toSigner(connection: Connection<Eip155Types>, address: Eip155Address | undefined): Eip155Address {
  const wanted = (address ?? connection.activeAddress).toLowerCase()
  const account = connection.accounts.find((candidate) => candidate.address.toLowerCase() === wanted)
  if (account === undefined) throw new ModalError('account.notFound', { context: { address: address ?? '' } })
  return account.address
}
