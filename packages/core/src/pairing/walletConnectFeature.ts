import { createFeatureError } from '../kernel/errors/createFeatureError.ts'
import { openLink } from '../kernel/ports/openLink.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { getRequestLink } from './deepLinks/getRequestLink.ts'
import type { PairedSession, PairingClient, ProposalNamespaces } from '../adapter/PairingClient.ts'
import { toProposalNamespaces } from './sign/toProposalNamespaces.ts'
import type { WalletConnect } from './types.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { pairingRelayItem } from '../kernel/store/storedItems.ts'
import type { FeatureContext, FeatureDefinition } from '../plugin/Modal.ts'
import { deepLinkMemoryFeature } from './deepLinkMemoryFeature.ts'
import { projectFeature } from '../project/projectFeature.ts'
import type { RelayTarget } from '../project/state.ts'
import type { OneClick } from '../sign-in/createOneClick.ts'
import { siwxFeature } from '../sign-in/siwxFeature.ts'
import { createWalletConnect } from './createWalletConnect.ts'

/** Pairing with wallets on other devices, over the relay that the app or its project names. */
export const walletConnectFeature: FeatureDefinition<WalletConnect> = {
  id: 'walletConnect',
  create: (context) => {
    const { network, ports, showError } = context
    const memory = context.feature(deepLinkMemoryFeature)
    const ends: (() => void)[] = []

    const openClient = async ({ isRestoring }: { readonly isRestoring: boolean }): Promise<PairingClient> => {
      const client = await open(context, isRestoring)
      ends.push(
        watchPresence(client.resume),
        client.subscribe((event) => {
          if (event.type === 'relayRefused') showError(event.error)
        }),
      )
      return client
    }

    /** On a phone the wallet by whose link the visitor paired is brought to the front for what it is asked. */
    const onRequest = ({ topic }: PairedSession): void => {
      const choice = ports.platform.isMobile ? memory.get() : undefined
      const href = choice && getRequestLink({ base: choice.href, topic })
      if (href) openLink({ href, target: href.startsWith('https:') ? '_blank' : '_top' })
    }

    const toNamespaces = (): ProposalNamespaces => toProposalNamespaces(network.store.getState().networks)

    const signIn = context.feature(siwxFeature)
    const loadOneClick = async (): Promise<OneClick | undefined> => {
      if (!signIn.store.getState().isEnabled) return undefined
      // Without it the wallet is paired, and asked to sign afterwards.
      return (await signIn.load().catch(() => undefined))?.oneClick
    }

    const { walletConnect, destroy } = createWalletConnect({
      ...context,
      openClient,
      toNamespaces,
      proposeMore: async (parameters) => await (await loadOneClick())?.propose(parameters),
      onSettled: async (parameters) => await (await loadOneClick())?.takeUp(parameters),
      onRequest,
      onNetworkWithdrawn: (withdrawn) => showError(createFeatureError('network.withdrawn', { context: withdrawn })),
    })
    return {
      feature: walletConnect,
      destroy: () => {
        for (const end of ends) end()
        destroy()
      },
    }
  },
}

/** Opens the app's own client, or ours: its code and the relay's address are looked for at the same time. */
async function open(context: FeatureContext, isRestoring: boolean): Promise<PairingClient> {
  const { given, options, ports, storageScope } = context
  const { metadata } = options.store.getState()
  const finding = findRelay(context, isRestoring)
  if (given.openPairingClient) return await given.openPairingClient({ relay: await finding, metadata })
  const [{ openSignClient }, relay] = await Promise.all([import('./sign/openSignClient.ts'), finding])
  return openSignClient({ ports, relay, metadata, storageScope })
}

/** A session goes on where it was made, and asks nobody else on its way back. */
async function findRelay(context: FeatureContext, isRestoring: boolean): Promise<RelayTarget> {
  const { ports, storageScope } = context
  const remembered = createPersistedItem({ storage: ports.storage, item: pairingRelayItem, scope: storageScope })
  const known = isRestoring ? remembered.get() : undefined
  if (known) return known
  const relay = await context.feature(projectFeature).getRelay()
  remembered.set(relay)
  return relay
}
