import { TestingError } from '../errors/TestingError.ts'
import { createMonogramIcon } from './createMonogramIcon.ts'
import type { WalletIdentity } from './types.ts'

/** Resolves a wallet's identity; throws `testing.invalidParameter` with the reason if it is invalid. */
export function resolveIdentity(parameters: {
  /** The name of the calling function, for errors. */
  readonly caller: string
  readonly name: string | undefined
  readonly rdns: string | undefined
  readonly icon: string | undefined
}): WalletIdentity {
  const {
    caller,
    name = 'Test Wallet',
    rdns = 'dev.latchkey.test-wallet',
    icon = createMonogramIcon(name),
  } = parameters
  const refuse = (field: string, reason: string): never => {
    throw new TestingError('testing.invalidParameter', `${caller}: "${field}" ${reason}.`)
  }
  if (name.trim() === '') refuse('name', 'must not be empty')
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(rdns)) refuse('rdns', `must be a reverse domain name, got "${rdns}"`)
  if (!icon.startsWith('data:image/')) refuse('icon', 'must be a data:image/… address')
  return { name, rdns, icon }
}
