import { createBrowserClock } from '../../kernel/ports/createBrowserClock.ts'
import { createBrowserPlatform } from '../../kernel/ports/createBrowserPlatform.ts'
import { createConsoleLogger } from '../../kernel/ports/createConsoleLogger.ts'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { createRandom } from '../../kernel/ports/createRandom.ts'
import type { PairingClient, PairingEvent } from '../../adapter/PairingClient.ts'
import { createSignClient } from '../../pairing/sign/createSignClient.ts'
import type { CreateSignClientParameters } from '../../pairing/sign/createSignClient.ts'
import { toProposalNamespaces } from '../../pairing/sign/toProposalNamespaces.ts'

/** Our client with a record of its events. */
export interface TestSignClient extends PairingClient {
  readonly events: PairingEvent[]
  /** Returns the client's log. */
  readLog(): readonly string[]
}

/** The namespaces that most tests propose. */
export const testNamespaces = toProposalNamespaces([
  { chainNamespace: 'eip155', caipNetworkId: 'eip155:1' },
  { chainNamespace: 'eip155', caipNetworkId: 'eip155:137' },
])

/** Starts our client as a page would, with real time and real sockets. */
export function startSignClient(
  parameters: { readonly relayUrl: string } & Partial<CreateSignClientParameters>,
): TestSignClient {
  const { relayUrl, ...parts } = parameters
  const logger = createConsoleLogger({ level: 'silent' })
  const client = createSignClient({
    relay: { url: relayUrl, projectId: 'dev' },
    metadata: { name: 'App', description: 'An app', url: 'https://app.example.com', icons: [] },
    storage: createMemoryStorage(),
    clock: createBrowserClock(),
    random: createRandom(),
    platform: createBrowserPlatform(),
    logger,
    ...parts,
  })
  const events: PairingEvent[] = []
  client.subscribe((event) => events.push(event))
  return { ...client, events, readLog: logger.readLog }
}
