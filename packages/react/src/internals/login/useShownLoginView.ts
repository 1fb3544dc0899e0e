import { useState } from 'react'
import { useLoginView, type LoginView } from './useLoginView.ts'

/**
 * Like {@link useLoginView}, for the views of the login. Closing the modal ends the login: the view keeps what it shows until it is gone,
 * unless the visitor is connected.
 */
export function useShownLoginView(): LoginView {
  const login = useLoginView()
  const { state } = login
  const { email, error, social, step, user } = state
  const isOver = email === null && social === null && step === 'idle' && user === null && error === null
  const [shown, setShown] = useState(login)
  if (!isOver && (shown.state !== state || shown.code !== login.code)) setShown(login)
  return isOver ? { ...login, state: shown.state, code: shown.code } : login
}
