import type { DevnetEvmChain } from '@latchkey/devnet'
import type { Phone, PhoneParameters } from '../phone/types.ts'
import { openDappClient, type DappClient, type DappWishes } from './openDappClient.ts'
import { openPhone } from './openPhone.ts'

/** The relay of a test's phone and app. */
export interface PhoneWorld {
  readonly relayUrl: string
  readonly chains: readonly DevnetEvmChain[]
}

/** An app with a session that the phone's policy granted. */
export async function connectPhone(
  world: PhoneWorld,
  wishes?: DappWishes,
  parameters?: Partial<PhoneParameters>,
): Promise<{
  readonly phone: Phone
  readonly dapp: DappClient
  readonly topic: string
  /** Sends a request on the first chain, or on another. */
  readonly request: (method: string, params: unknown, chainId?: string) => Promise<unknown>
}> {
  const phone = await openPhone({ ...world, ...parameters })
  const dapp = await openDappClient(world.relayUrl, wishes)
  const { uri, session } = await dapp.propose()
  await phone.pair(uri)
  const { topic } = await session
  await phone.when(({ sessions }) => sessions.length > 0)
  return { phone, dapp, topic, request: (method, params, chainId) => dapp.request(topic, method, params, chainId) }
}
