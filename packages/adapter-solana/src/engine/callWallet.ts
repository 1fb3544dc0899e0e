import { ModalError, readProperty } from '@latchkey/core/adapter'

/** Calls a method of a wallet's object. Whatever goes wrong, also in the wallet's own code, is a rejection. */
export async function callWallet(target: unknown, method: string, ...parameters: readonly unknown[]): Promise<unknown> {
  const call = readProperty(target, method)
  if (typeof call !== 'function') throw new ModalError('request.unsupported', { context: { method } })
  return Reflect.apply(call, target, parameters)
}
