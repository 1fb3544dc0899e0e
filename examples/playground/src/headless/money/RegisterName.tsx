import { useName, useRegisterName } from '@latchkey/react'
import { useState } from 'react'

/** Registers a name with the cloud: the wallet signs a text, without a transaction. */
export function RegisterName() {
  const [text, setText] = useState('')
  const { name } = useName()
  const { suffix, availability, state, register } = useRegisterName({ text })
  if (suffix === undefined) return <p>This network has no names.</p>
  return (
    <form
      data-testid="pg-money-register"
      onSubmit={(event) => {
        event.preventDefault()
        void register({ name: text }).catch(() => undefined)
      }}
    >
      <input value={text} onChange={(event) => setText(event.target.value)} aria-label={`Name before .${suffix}`} />
      <button type="submit" className="button" disabled={availability !== 'free' || state.loading}>
        Register
      </button>
      <output>{state.error?.details ?? name ?? (text === '' ? 'No name yet.' : availability)}</output>
    </form>
  )
}
