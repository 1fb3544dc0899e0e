import { ModalError, readProperty } from '@latchkey/core/adapter'

/** One request to a wallet (EIP-1193). */
export interface ProviderCall {
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}

/** Calls a wallet's `request`. Rejects where the wallet throws. */
export async function requestProvider(provider: object, call: ProviderCall): Promise<unknown> {
  const request = readProperty(provider, 'request')
  if (typeof request !== 'function') throw new ModalError('wallet.invalidResponse')
  return Reflect.apply(request, provider, [call])
}
