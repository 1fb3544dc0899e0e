import { type ComponentProps, type ReactNode, useState } from 'react'
import './AddEntry.css'
import { Button } from './Button.tsx'
import { describeFailure } from './describeFailure.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

/**
 * A form that adds an entry to a list. It shows an error below the field and keeps the text. After the entry was added, the field is
 * empty.
 */
export function AddEntry({
  act,
  add,
  ...field
}: Omit<ComponentProps<typeof Field>, 'error' | 'onChange' | 'ref' | 'value'> & {
  /** The name of the button. */
  readonly act: string
  /** Adds the entry, or returns the error to show. A rejected promise means that the request failed. */
  readonly add: (text: string) => string | undefined | Promise<string | undefined>
}): ReactNode {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      const fault = await add(text)
      setError(fault)
      if (fault === undefined) setText('')
    } catch (failure) {
      setError(describeFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="add-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <Field
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={isBusy}>
        <Icon name="plus" size={16} />
        {act}
      </Button>
    </form>
  )
}
