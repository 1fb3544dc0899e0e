import { loginPlugin, type EmailUpdate, type Login } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useUpdateEmail`. */
export interface UseUpdateEmailReturnType extends Pick<Login, 'updateEmail'> {
  /** The change under way, or the one that ended last; `null` without one. Shared with the modal's own views. */
  readonly update: EmailUpdate | null
  /**
   * Checks the code of the address that `update.stage` names.
   *
   * @throws what `Login.enterUpdateCode` throws
   */
  readonly enterCode: Login['enterUpdateCode']
  /** Ends the change under way. */
  readonly cancel: () => Promise<void>
}

/**
 * Changes the e-mail address that the visitor logs in with, from your own interface. A code is sent to the old address, then one to the
 * new address; a second `updateEmail` with the same address sends another code.
 *
 * @example
 * ```tsx
 * function ChangeEmail() {
 *   const { update, updateEmail, enterCode } = useUpdateEmail()
 *   const [text, setText] = useState('')
 *   if (update?.stage === 'done') return <p>You log in with {update.email} now.</p>
 *   const asksForCode = update?.stage === 'primary' || update?.stage === 'secondary'
 *   const submit = () => {
 *     const done = asksForCode ? enterCode({ code: text }) : updateEmail({ email: text })
 *     // `update.error` says what went wrong.
 *     done.then(() => setText('')).catch(() => undefined)
 *   }
 *   const label = !asksForCode ? 'New address' : update.stage === 'primary' ? 'Code of the old address' : 'Code of the new address'
 *   return (
 *     <>
 *       <input value={text} onChange={(event) => setText(event.target.value)} aria-label={label} />
 *       <button onClick={submit}>Continue</button>
 *       {update?.error && <p role="alert">{update.error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useUpdateEmail(): UseUpdateEmailReturnType {
  const modal = useModalInstance('useUpdateEmail')
  const { load, store } = modal.plugin(loginPlugin)
  const update = useSelector(store, (state) => state.emailUpdate)
  const actions = useMemo(
    () => ({
      updateEmail: async (parameters: Parameters<Login['updateEmail']>[0]) =>
        await (await load()).updateEmail(parameters),
      enterCode: async (parameters: Parameters<Login['enterUpdateCode']>[0]) =>
        await (await load()).enterUpdateCode(parameters),
      cancel: async () => (await load()).cancelEmailUpdate(),
    }),
    [load],
  )
  return { update, ...actions }
}
