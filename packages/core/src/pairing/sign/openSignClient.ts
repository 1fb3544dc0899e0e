import { createBrowserAttestation } from '../../kernel/ports/createBrowserAttestation.ts'
import { createBrowserHttp } from '../../kernel/ports/createBrowserHttp.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { Metadata } from '../../options/BaseModalOptions.ts'
import type { PairingClient } from '../../adapter/PairingClient.ts'
import { createSignClient } from './createSignClient.ts'
import { createVerify } from './createVerify.ts'

/** Creates the client of a page, with the page's online state and attestations by the public Verify server. */
export function openSignClient(parameters: {
  readonly ports: Ports
  readonly relay: { readonly url: string; readonly projectId: string }
  readonly metadata: Metadata
  readonly storageScope: string | undefined
}): PairingClient {
  const { ports, relay, metadata, storageScope } = parameters
  const { clock, logger, platform } = ports
  const { isOnline } = ports.http ?? createBrowserHttp()
  const verify = createVerify({ relay, origin: platform.origin, attest: createBrowserAttestation(), clock, logger })
  return createSignClient({ ...ports, relay, metadata, storageScope, isOnline, verify })
}
