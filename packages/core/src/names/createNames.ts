// Owns the names that accounts register with the cloud: the calls about them, and the registration.
import { getNameSuggestions, lookUpAddressNames, lookUpName, registerName } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { selectRoute } from '../modal/routerState.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { projectPlugin } from '../project/projectPlugin.ts'
import { identityQuery } from './identity.ts'
import { registeredNamesQuery } from './registeredNamesQuery.ts'
import type { NamesState } from './state.ts'
import { ANY_EVM, toCoinType } from './toCoinType.ts'
import { toNamesError } from './toNamesError.ts'

/** The version of the calls. */
const API_VERSION = '2'

/** A name that a visitor may register, and whether it is taken. */
export interface NameSuggestion {
  readonly name: string
  readonly isTaken: boolean
}

/** The names that accounts register with the cloud. */
export interface Names {
  /**
   * Registers a name for the connected account: its wallet signs, the cloud registers. The name becomes the profile name. While one
   * registration is under way, further calls return its result. If the view `RegisterAccountName` is shown, the modal then shows
   * `RegisterAccountNameSuccess`.
   *
   * @param parameters.name with or without the suffix of the cloud.
   * @param parameters.attributes public records of the name, such as `avatar`.
   * @returns the name with its suffix.
   * @throws `names.networkNotFound` unless an EVM network is active, `names.authRequired` without a connected wallet that signs texts,
   * `request.rejected` and other errors of the wallet, `names.registerFailed`.
   */
  register(parameters: {
    readonly name: string
    readonly attributes?: Readonly<Record<string, string>> | undefined
  }): Promise<string>
  /** Forgets how the last registration ended. */
  reset(): void
  /** Returns the address of a registered name on a network; `undefined` if there is none. @throws `names.resolveFailed` */
  resolve(parameters: {
    readonly name: string
    readonly networkId: CaipNetworkId
    readonly signal: AbortSignal
  }): Promise<string | undefined>
  /** Lists the names of an address, newest first. @throws `names.lookupFailed` */
  list(parameters: {
    readonly address: string
    readonly sender: string | undefined
    readonly signal: AbortSignal
  }): Promise<readonly string[]>
  /** Lists a name, if it can be registered, and free ones like it. @throws `names.suggestionsFailed` */
  suggest(parameters: { readonly text: string; readonly signal: AbortSignal }): Promise<readonly NameSuggestion[]>
}

/** Creates the names of one modal. */
export function createNames(
  context: Pick<PluginContext<NamesState, 'api' | 'project'>, 'controllers' | 'modal' | 'plugin' | 'ports' | 'store'>,
): Names {
  const { controllers, modal, ports, store } = context
  const { account, adapters, network, router } = controllers
  const client = context.plugin(apiPlugin).get()
  let current: Promise<string> | undefined

  const getSuffix = async (): Promise<string | undefined> => {
    const project = context.plugin(projectPlugin)
    if (project.store.getState().nameSuffix === undefined) await (await project.load()).load()
    return project.store.getState().nameSuffix
  }

  /** The wallet that signs, and the network that it signs for. */
  const getSigner = () => {
    const state = network.store.getState()
    const active = state.activeNamespace === 'eip155' ? selectActiveNetwork(state, 'eip155') : undefined
    const coinType = active && toCoinType(active.caipNetworkId)
    if (coinType === undefined) throw new ModalError('names.networkNotFound')
    const connection = selectActiveConnection(adapters.store.getState(), 'eip155')
    const message = adapters.find('eip155')?.features.message
    if (!connection || !message || !connection.features.includes('message')) throw new ModalError('names.authRequired')
    return { coinType, connection, message }
  }

  const run = async ({ attributes = {}, name: typed }: Parameters<Names['register']>[0]): Promise<string> => {
    const { coinType, connection, message: feature } = getSigner()
    const { activeAddress: address, id: connectionId } = connection
    store.set(() => ({ status: 'signing', loading: true, name: typed, error: null }))
    const suffix = await getSuffix()
    const name = (suffix === undefined || typed.includes('.') ? typed : `${typed}.${suffix}`).toLowerCase()
    store.patch({ name })
    const message = JSON.stringify({ name, attributes, timestamp: Math.floor(ports.clock.now() / 1_000) })
    const { signature } = await feature.sign({ connectionId, message, address })
    store.patch({ status: 'registering' })
    const body = { coin_type: coinType, address, message, signature }
    const { success } = await callEndpoint(client, registerName, { body }).catch((cause: unknown) => {
      throw toNamesError('names.registerFailed', { cause, context: { name } })
    })
    if (!success) throw new ModalError('names.registerFailed', { context: { name } })
    account.update({ namespace: 'eip155', address, patch: { profileName: name } })
    void identityQuery.invalidate(modal, { namespace: 'eip155', address })
    void registeredNamesQuery.invalidate(modal, { namespace: 'eip155', address })
    store.patch({ status: 'done', loading: false })
    show('RegisterAccountName', () => router.replace('RegisterAccountNameSuccess', { name }))
    return name
  }

  /** Navigates unless the visitor has left the view meanwhile, or uses the app's own interface. */
  const show = (view: 'RegisterAccountName' | 'ApproveTransaction', navigate: () => void): void => {
    const isShown = controllers.modal.store.getState().isOpen && selectRoute(router.store.getState()).view === view
    if (isShown) navigate()
  }

  return {
    register: async (parameters) => {
      current ??= run(parameters)
      try {
        return await current
      } catch (cause) {
        const error = toModalError(cause, 'request.failed')
        await fillMessage(error)
        store.patch({ status: 'failed', loading: false, error })
        // The frame of the embedded wallet may still be asking there.
        show('ApproveTransaction', () => router.replace('RegisterAccountName'))
        throw error
      } finally {
        current = undefined
      }
    },
    reset: () => {
      if (!store.getState().loading) store.set(() => store.getInitialState())
    },
    resolve: async ({ name, networkId, signal }) => {
      try {
        const query = { apiVersion: API_VERSION }
        const { addresses } = await callEndpoint(client, lookUpName, { parameters: { name }, query, signal })
        const coinType = toCoinType(networkId)
        const found = coinType === undefined ? undefined : (addresses[coinType] ?? addresses[ANY_EVM])
        return found?.address
      } catch (cause) {
        if (signal.aborted || isModalError(cause, 'api.notConfigured')) return undefined
        if (isModalError(cause, 'api.refused') && cause.context?.apiCode === 'not_found') return undefined
        throw toNamesError('names.resolveFailed', { cause })
      }
    },
    list: async ({ address, sender, signal }) => {
      try {
        const query = { sender, apiVersion: API_VERSION }
        const records = await callEndpoint(client, lookUpAddressNames, { parameters: { address }, query, signal })
        return records.map(({ name }) => name)
      } catch (cause) {
        if (isModalError(cause, 'api.notConfigured')) return []
        throw toNamesError('names.lookupFailed', { cause })
      }
    },
    suggest: async ({ text, signal }) => {
      try {
        const parameters = { name: text }
        const query = { zone: await getSuffix() }
        const { suggestions } = await callEndpoint(client, getNameSuggestions, { parameters, query, signal })
        return suggestions.map(({ name, registered = false }) => ({ name, isTaken: registered }))
      } catch (cause) {
        throw toNamesError('names.suggestionsFailed', { cause })
      }
    },
  }
}
