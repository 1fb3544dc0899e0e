import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'

/** Returns what an app without the network of the registry has: no name. Throws every other failure with its code. */
export function toNameFailure<value>(
  cause: unknown,
  code: 'names.resolveFailed' | 'names.lookupFailed',
  none: value,
): value {
  if (isModalError(cause, 'network.unsupported')) return none
  throw isModalError(cause, code) ? cause : new ModalError(code, { cause })
}
