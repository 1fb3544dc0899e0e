import { ModalError } from '../kernel/errors/ModalError.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
import { initialLoginState, type LoginState } from './state.ts'

/**
 * The login by e-mail, and the embedded wallet. Its machine, with the frame, loads when the visitor begins to log in, or to restore a
 * login.
 */
export const loginPlugin = /*#__PURE__*/ definePlugin({
  id: 'login',
  requires: ['project', 'smartAccount'],
  initialState: (): LoginState => initialLoginState,
  load: async () => {
    try {
      return (await import('../loginParts.ts')).loginParts.createLogin
    } catch (cause) {
      throw new ModalError('auth.emailUnavailable', { cause })
    }
  },
})
