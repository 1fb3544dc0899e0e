import { loginPlugin, type Login, type LoginState } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useLogin`. */
export interface UseLoginReturnType extends Pick<
  Login,
  | 'sendCode'
  | 'enterCode'
  | 'resendCode'
  | 'logInWithSocial'
  | 'enterSocialCode'
  | 'logInWithFarcaster'
  | 'logInWithPasskey'
> {
  /** How far the login is, and what the frame of the embedded wallet shows. Shared with the modal's own views. */
  readonly state: LoginState
  /**
   * Loads the code of the login, so that `logInWithSocial` opens its popup within the visitor's press, as browsers require, and begins to
   * load the frame of the wallet, a page of the secure site. Call it when the visitor begins to log in.
   */
  readonly prepare: () => Promise<void>
  /** Ends the login under way. */
  readonly cancel: () => Promise<void>
}

/**
 * Logs the visitor in by e-mail, with a social account, with Farcaster or with a passkey from your own interface, and connects their embedded wallet. The code of the login and the frame of the
 * wallet load with the first call. The frame shows its own screens above your page, such as the creation of the wallet.
 *
 * @example
 * ```tsx
 * function Login() {
 *   const { state, sendCode, enterCode } = useLogin()
 *   const [text, setText] = useState('')
 *   const isCode = state.step === 'code'
 *   const submit = () => {
 *     const done = isCode ? enterCode({ code: text }) : sendCode({ email: text })
 *     // `state.error` says what went wrong.
 *     done.then(() => setText('')).catch(() => undefined)
 *   }
 *   return (
 *     <>
 *       <input value={text} onChange={(event) => setText(event.target.value)} aria-label={isCode ? 'Code' : 'E-mail'} />
 *       <button onClick={submit}>Continue</button>
 *       {state.deviceNumber !== null && (
 *         <p role="status">
 *           Open the link sent to {state.email} and enter {state.deviceNumber} there.
 *         </p>
 *       )}
 *       {state.error && <p role="alert">{state.error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useLogin(): UseLoginReturnType {
  const modal = useModalInstance('useLogin')
  const { load, store } = modal.plugin(loginPlugin)
  const state = useSelector(store, (current) => current)
  const actions = useMemo(() => {
    let machine: Login | undefined
    const start = async (): Promise<Login> => (machine = await load())
    return {
      sendCode: async (parameters: Parameters<Login['sendCode']>[0]) => await (await load()).sendCode(parameters),
      resendCode: async () => await (await load()).resendCode(),
      enterCode: async (parameters: Parameters<Login['enterCode']>[0]) => await (await load()).enterCode(parameters),
      logInWithSocial: async (parameters: Parameters<Login['logInWithSocial']>[0]) =>
        await (machine ?? (await start())).logInWithSocial(parameters),
      enterSocialCode: async (parameters: Parameters<Login['enterSocialCode']>[0]) =>
        await (await load()).enterSocialCode(parameters),
      logInWithFarcaster: async (parameters?: Parameters<Login['logInWithFarcaster']>[0]) =>
        await (await load()).logInWithFarcaster(parameters),
      logInWithPasskey: async (parameters?: Parameters<Login['logInWithPasskey']>[0]) =>
        await (await load()).logInWithPasskey(parameters),
      prepare: async () => {
        const login = await start()
        void login.prepare()
      },
      cancel: async () => (await load()).cancel(),
    }
  }, [load])
  return { state, ...actions }
}
