import { ModalError } from '../kernel/errors/ModalError.ts'
import { importOnline } from '../kernel/ports/importOnline.ts'
import { openLink } from '../kernel/ports/openLink.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { getRequestLink } from './deepLinks/getRequestLink.ts'
import type { PairedSession, PairingClient, ProposalNamespaces } from '../adapter/PairingClient.ts'
import { toProposalNamespaces } from './sign/toProposalNamespaces.ts'
import type { WalletConnect, WalletConnectState } from './types.ts'
import { pairingRelayItem } from '../kernel/store/lazyStoredItems.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { deepLinkMemoryPlugin } from './deepLinkMemoryPlugin.ts'
import { projectPlugin } from '../project/projectPlugin.ts'
import type { RelayTarget } from '../project/state.ts'
import type { OneClick } from '../sign-in/createOneClick.ts'
import { signInPlugin } from '../sign-in/signInPlugin.ts'
import { createWalletConnect } from './createWalletConnect.ts'

type PairingContext = PluginContext<WalletConnectState, 'deepLinkMemory' | 'project' | 'signIn'>

/** Creates the pairing of one modal. */
export function createPairingMachine(context: PairingContext): WalletConnect {
  const { controllers, ports, showError, store } = context
  const { network } = controllers
  const memory = context.plugin(deepLinkMemoryPlugin).get()
  const signIn = context.plugin(signInPlugin)
  const stops: (() => void)[] = []

  const openClient = async ({ isRestoring }: { readonly isRestoring: boolean }): Promise<PairingClient> => {
    const client = await open(context, isRestoring)
    stops.push(
      watchPresence(client.resume),
      client.subscribe((event) => {
        if (event.type === 'relayRefused') showError(event.error)
      }),
    )
    return client
  }

  /** On a phone, opens the wallet for a request with the link that the visitor paired with. */
  const onRequest = ({ topic }: PairedSession): void => {
    const choice = ports.platform.isMobile ? memory.get() : undefined
    const href = choice && getRequestLink({ base: choice.href, topic })
    if (href) openLink({ href, target: href.startsWith('https:') ? '_blank' : '_top' })
  }

  const toNamespaces = (): ProposalNamespaces => toProposalNamespaces(network.store.getState().networks)

  const loadOneClick = async (): Promise<OneClick | undefined> => {
    if (!signIn.store.getState().isEnabled) return undefined
    // If it cannot be loaded, the wallet is paired first and asked to sign afterwards.
    return (await signIn.load().catch(() => undefined))?.oneClick
  }

  const walletConnect = createWalletConnect({
    adapters: controllers.adapters,
    network,
    ports,
    store,
    openClient,
    toNamespaces,
    proposeMore: async (parameters) => await (await loadOneClick())?.propose(parameters),
    onSettled: async (parameters) => await (await loadOneClick())?.storeSignIn(parameters),
    onRequest,
    onNetworkWithdrawn: (withdrawn) => showError(new ModalError('network.withdrawn', { context: withdrawn })),
  })
  return {
    ...walletConnect,
    destroy: () => {
      for (const stop of stops) stop()
      walletConnect.destroy()
    },
  }
}

/** Opens the app's own client, or ours, whose code loads while the relay's address is requested. */
async function open(context: PairingContext, isRestoring: boolean): Promise<PairingClient> {
  const { options, ports, settings } = context
  const { metadata } = settings
  const relayRequest = findRelay(context, isRestoring)
  if (options.openPairingClient) return await options.openPairingClient({ relay: await relayRequest, metadata })
  const [{ openSignClient }, relay] = await Promise.all([
    importOnline(() => import('./sign/openSignClient.ts')),
    relayRequest,
  ])
  return openSignClient({ ports, relay, metadata, storageScope: options.storagePrefix })
}

/** Returns the relay. A restored session keeps the relay of its pairing, without a request to the cloud. */
async function findRelay(context: PairingContext, isRestoring: boolean): Promise<RelayTarget> {
  const storedRelay = context.persist(pairingRelayItem)
  const known = isRestoring ? storedRelay.get() : undefined
  if (known) return known
  const project = await context.plugin(projectPlugin).load()
  const relay = await project.getRelay()
  storedRelay.set(relay)
  return relay
}
