import type { Client } from 'viem'
import type { ProviderCall } from '../wallets/requestProvider.ts'

/** Sends any request to a chain's endpoint, without viem's types: the caller parses the answer. */
export async function askNode(client: Client, call: ProviderCall): Promise<unknown> {
  const request: (call: never) => Promise<unknown> = client.request
  return Reflect.apply(request, undefined, [call])
}
