import { TestingError } from '../errors/TestingError.ts'
import { createMonogramIcon } from './createMonogramIcon.ts'
import type { WalletIdentity } from './types.ts'

/** A wallet's public face, checked and complete; `testing.invalidParameter` names what is wrong. */
export function resolveIdentity(parameters: {
  /** The function to be named in errors. */
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
