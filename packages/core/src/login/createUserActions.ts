import { frameAnswers } from '@latchkey/protocol/frame'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import type { EmbeddedWallet } from './createEmbeddedWallet.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { Login } from './Login.ts'
import type { LoginState } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** Creates the actions of a visitor who is logged in. */
export function createUserActions({
  frame,
  signal,
  store,
  wallet,
}: {
  /** Aborts when the modal is destroyed. */
  readonly signal: AbortSignal
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly store: ReadableStore<LoginState>
  readonly wallet: Pick<EmbeddedWallet, 'confirm' | 'getSession' | 'refresh'>
}): Pick<Login, 'getUser' | 'getToken' | 'openSettings'> {
  /** Runs an action of the visitor who is logged in. */
  const withUser = async <value>(action: () => Promise<value>): Promise<value> => {
    try {
      await wallet.confirm({})
      return await action()
    } catch (cause) {
      const error = toLoginError(cause)
      if (error.code === 'auth.notConnected') wallet.getSession()?.end('expired')
      await fillMessage(error)
      throw error
    }
  }

  /** In the window of the settings, the visitor can move to another wallet, which ends this session: its address must not stay on screen. */
  const followSettings = (): void => {
    endFollowing()
    const session = wallet.getSession()
    endFollowing = watchPresence(() => {
      if (wallet.getSession() === session) void wallet.refresh().catch(() => undefined)
      else endFollowing()
    })
  }
  let endFollowing = (): void => undefined
  signal.addEventListener('abort', () => endFollowing())

  return {
    getUser: async () =>
      await withUser(async () => {
        const { user } = store.getState()
        if (user === null) throw new ModalError('auth.notConnected')
        return user
      }),
    getToken: async () =>
      await withUser(
        async () => await frame.ask({ name: 'GET_TOKEN', payload: undefined, schema: frameAnswers.GET_TOKEN }),
      ),
    openSettings: async () =>
      await withUser(async () => {
        const schema = frameAnswers.OPEN_SETTINGS
        await frame.ask({ name: 'OPEN_SETTINGS', payload: undefined, schema, isApproval: true })
        followSettings()
        // The wallet may have a second key now.
        await wallet.refresh()
      }),
  }
}
