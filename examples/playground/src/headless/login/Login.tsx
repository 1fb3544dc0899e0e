import { useLogin } from '@latchkey/react'
import { useState, type FormEvent } from 'react'

/** The login by e-mail: first the address, then, on a new browser, the number for the link of the mail, then the code. */
export function Login() {
  const { state, sendCode, enterCode } = useLogin()
  const [text, setText] = useState('')
  const isCode = state.step === 'code' || state.step === 'verifying'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = isCode ? enterCode({ code: text }) : sendCode({ email: text })
    // The state says what went wrong.
    done.then(() => setText('')).catch(() => undefined)
  }
  const label = isCode ? `Code sent to ${state.email}` : 'E-mail'
  return (
    <form onSubmit={submit} data-testid="pg-headless-login" data-step={state.step}>
      <input value={text} onChange={({ target }) => setText(target.value)} placeholder={label} aria-label={label} />
      <button type="submit">{isCode ? 'Log in' : 'Send a code'}</button>
      {state.deviceNumber !== null && (
        <p role="status">
          Open the link sent to {state.email} and enter {state.deviceNumber} there.
        </p>
      )}
      <p role="status">{state.error?.message}</p>
    </form>
  )
}
