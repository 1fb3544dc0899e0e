import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FrameRequestName, FrameScreen, frameRequests } from '@latchkey/protocol/frame'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { parseAnswer } from '../cloud/parseAnswer.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { projectPlugin } from '../project/projectPlugin.ts'
import type { FrameEvent } from './frame/createChannel.ts'
import { openFrame, type Frame } from './frame/openFrame.ts'
import { createThemeSync } from './frame/createThemeSync.ts'
import type { LoginState } from './state.ts'

/** A request to the frame, with the schema of its answer. */
export interface FrameAsk<name extends FrameRequestName, schema extends GenericSchema> {
  readonly name: name
  readonly payload: InferInput<(typeof frameRequests)[name]>
  readonly schema: schema
  readonly signal?: AbortSignal | undefined
  /** Whether the visitor decides, so that the request waits as long as the visitor needs. */
  readonly isApproval?: boolean | undefined
  /** Whether the frame may not show anything for it: the request ends when the frame wants to be seen. */
  readonly isQuiet?: boolean | undefined
}

/** The frame of one modal: opened at the first request, and again after it is gone. */
export interface FrameOwner {
  /**
   * Asks the frame, and opens it first if needed.
   *
   * @throws `auth.connectorNotFound` without a secure site, `auth.offline` if the project's configuration cannot be loaded,
   * `wallet.invalidResponse`, and what `openFrame` and the channel throw.
   */
  ask<name extends FrameRequestName, schema extends GenericSchema>(
    parameters: FrameAsk<name, schema>,
  ): Promise<InferOutput<schema>>
  /** Opens the frame, so that the first request does not wait for it. Never rejects: a request tries again, and says what failed. */
  prepare(): Promise<void>
  /** Whether there is a frame, so that a request does not have to open one. */
  isOpen(): boolean
  close(): void
}

export type FrameOwnerContext = Pick<
  PluginContext<LoginState, 'project'>,
  'controllers' | 'options' | 'plugin' | 'ports' | 'settings' | 'showError' | 'signal' | 'store'
>

/** What waits for a mail or another device, not for a screen. */
const elsewhere: readonly FrameRequestName[] = ['CONNECT_DEVICE', 'CONNECT_FARCASTER']

/** Creates the owner of the frame. */
export function createFrameOwner(
  context: FrameOwnerContext & {
    readonly getChainId: () => CaipNetworkId
    /** The frame shows something else, or nothing. */
    readonly onScreen: (screen: FrameScreen | null) => void
    /** The frame reports a change of the session. */
    readonly onEvent: (event: FrameEvent) => void
    /** The frame has opened or closed: its earlier answers may no longer be true. */
    readonly onFrame: (isOpen: boolean) => void
    /** The visitor has left the screen of the frame. */
    readonly onDismiss: () => void
  },
): FrameOwner {
  const { controllers, ports, settings, showError, store } = context
  const sync = createThemeSync({ theme: controllers.theme, options: controllers.options, name: settings.metadata.name })
  /** Ends the requests that may show nothing. */
  const quiet = new Set<() => void>()
  /** Ends the requests that wait for the visitor at a screen. */
  const atScreen = new Set<() => void>()
  let opening: Promise<Frame> | undefined
  let current: Frame | undefined
  let loud = 0

  const getSecureSite = async (): Promise<string> => {
    const { options } = controllers
    const project = context.plugin(projectPlugin)
    if (options.store.getState().secureSite === null) await (await project.load()).load()
    const { secureSite } = options.store.getState()
    if (secureSite !== null) return secureSite
    // Without an answer it is not known whether there is one.
    throw new ModalError(project.store.getState().status === 'failed' ? 'auth.offline' : 'auth.connectorNotFound')
  }

  const setScreen = (screen: FrameScreen | null): void => {
    if (store.getState().screen === screen) return
    store.patch({ screen })
    context.onScreen(screen)
  }

  const handle = (event: FrameEvent): void => {
    if (event.type === 'FRAME_SHOW') {
      if (loud === 0) {
        for (const end of [...quiet]) end()
        return
      }
      // The modal opens first, because the frame has to lie above it.
      setScreen(event.payload.kind)
      current?.show(event.payload.height)
    } else if (event.type === 'FRAME_HIDE') {
      current?.hide()
      setScreen(null)
    } else context.onEvent(event)
  }

  const forget = (frame: Frame): void => {
    if (current !== frame) return
    current = undefined
    opening = undefined
    sync.end()
    store.patch({ frame: 'notLoaded' })
    setScreen(null)
    context.onFrame(false)
  }

  const start = async (): Promise<Frame> => {
    store.patch({ frame: 'loading' })
    try {
      const frame = await openFrame({
        secureSite: await getSecureSite(),
        projectId: settings.projectId,
        chainId: context.getChainId(),
        enableLogger: context.options.logLevel === 'debug',
        ports,
        onEvent: handle,
        onReady: () => store.patch({ frame: 'ready' }),
        onDismiss: () => {
          setScreen(null)
          context.onDismiss()
          for (const decline of [...atScreen]) decline()
        },
        signal: context.signal,
      })
      current = frame
      void frame.ended.then(() => forget(frame))
      sync.begin(frame)
      if (frame.isUnverified)
        showError(new ModalError('config.domainUnverified', { context: { origin: ports.platform.origin } }))
      context.onFrame(true)
      return frame
    } catch (error) {
      opening = undefined
      if (!context.signal.aborted) {
        store.patch({ frame: 'failed' })
        if (isModalError(error, 'embeddedWallet.unreachable'))
          controllers.telemetry.record({ event: 'iframe_load_failed' })
        if (isModalError(error) && error.surface === 'alert') showError(error)
      }
      throw error
    }
  }

  const open = async (signal: AbortSignal | undefined): Promise<Frame> => {
    signal?.throwIfAborted()
    opening ??= start()
    return await (signal ? raceAbort(opening, signal) : opening)
  }

  const send = async <name extends FrameRequestName>(
    frame: Frame,
    { isApproval, name, payload }: Pick<FrameAsk<name, GenericSchema>, 'isApproval' | 'name' | 'payload'>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    try {
      return await frame.request({ name, payload, isApproval, signal })
    } catch (error) {
      if (isModalError(error, 'embeddedWallet.timedOut')) {
        controllers.telemetry.record({ event: 'iframe_request_timeout', request: name })
        showError(error)
      }
      throw error
    }
  }

  return {
    prepare: () => open(undefined).then(ignore, ignore),
    isOpen: () => current !== undefined,
    close: () => current?.close(),
    ask: async (parameters) => {
      const { isApproval = false, isQuiet = false, name, schema } = parameters
      const frame = await open(parameters.signal)
      const end = new AbortController()
      const leave = (): void => end.abort(new ModalError('request.aborted'))
      const decline = (): void => end.abort(new ModalError('request.rejected'))
      const signals = [end.signal, ...(parameters.signal ? [parameters.signal] : [])]
      if (isApproval && !elsewhere.includes(name)) atScreen.add(decline)
      if (isQuiet) quiet.add(leave)
      else loud += 1
      try {
        return parseAnswer(
          schema,
          await send(frame, parameters, AbortSignal.any(signals)),
          (details) => new ModalError('wallet.invalidResponse', { details: `The frame answered ${name}: ${details}` }),
        )
      } finally {
        atScreen.delete(decline)
        if (isQuiet) quiet.delete(leave)
        else loud -= 1
      }
    },
  }
}

const ignore = (): void => undefined
