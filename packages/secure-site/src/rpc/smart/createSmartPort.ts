import { sendBundlerRpc } from '@latchkey/protocol/api'
import { createSponsorship, getSmartAccountNetworks } from '@latchkey/protocol/embedded'
import type { SiteClient } from '../../session/createSiteClient.ts'
import { rest } from '../../session/rest.ts'
import { createNode } from '../createNode.ts'
import type { SmartNetwork, SmartPort } from './SmartPort.ts'

/** The pauses before the same is asked again, in ms. The last one is repeated. */
const pauses = [100, 200, 400, 1_000]

/** Creates the port. Whatever a page says, it reaches the own origin only. */
export function createSmartPort(parameters: {
  readonly client: SiteClient
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
}): SmartPort {
  const { client, now, setTimer } = parameters
  const bundler = createNode({ client, endpoint: sendBundlerRpc })
  let listed: Promise<readonly SmartNetwork[]> | undefined
  const load = async (): Promise<readonly SmartNetwork[]> => {
    try {
      return (await client.call(getSmartAccountNetworks, {})).networks
    } catch (error) {
      listed = undefined
      throw error
    }
  }
  return {
    now,
    list: () => (listed ??= load()),
    sponsor: (body, signal) => client.call(createSponsorship, { body, signal }),
    askBundler: (asked) => bundler.ask(asked),
    pause: (signal, round) => rest(pauses[round] ?? pauses.at(-1) ?? 0, { setTimer, signal }),
  }
}
