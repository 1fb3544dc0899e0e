import { ModalError, readProperty } from '@latchkey/core/adapter'

/** Calls a method of a wallet. Whatever goes wrong, also in the wallet's own code, is a rejection. */
export async function callMethod(target: unknown, method: string, ...values: readonly unknown[]): Promise<unknown> {
  const callee = readProperty(target, method)
  if (typeof callee !== 'function') throw new ModalError('request.unsupported', { context: { method } })
  return Reflect.apply(callee, target, values)
}
