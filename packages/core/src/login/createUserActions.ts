import { frameAnswers } from '@latchkey/protocol/frame'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import type { EmbeddedWallet } from './createEmbeddedWallet.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { Login } from './Login.ts'
import type { LoginState } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** Creates the actions of a visitor who is logged in. */
export function createUserActions({
  frame,
  store,
  wallet,
}: {
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
        // The wallet may have a second key now.
        await wallet.refresh()
      }),
  }
}
