import { ModalError } from '../kernel/errors/ModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/**
 * Calls a method of a wallet's object. Rejects if the wallet's code throws.
 *
 * @throws `request.unsupported` if the method does not exist.
 */
export async function callMethod(target: unknown, method: string, ...values: readonly unknown[]): Promise<unknown> {
  const callee = readProperty(target, method)
  if (typeof callee !== 'function') throw new ModalError('request.unsupported', { context: { method } })
  return Reflect.apply(callee, target, values)
}
