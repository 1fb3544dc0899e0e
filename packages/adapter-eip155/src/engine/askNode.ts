import type { Client } from 'viem'
import type { ProviderCall } from '../utils/requestProvider.ts'

/** Asks a chain's endpoint for anything. viem knows each method's types; here every answer is parsed by who asked. */
export async function askNode(client: Client, call: ProviderCall): Promise<unknown> {
  const request: (call: never) => Promise<unknown> = client.request
  return Reflect.apply(request, undefined, [call])
}
