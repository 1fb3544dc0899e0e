import { useAddressLabels } from '@latchkey/react'
import type { ReactElement } from 'react'

/** The visitor's own name for an address, which the modal shows too. */
export function AccountName({ address, id }: { readonly address: string; readonly id: string }): ReactElement {
  const { labels, setLabel } = useAddressLabels()
  return (
    <input
      id={id}
      className="inline-input"
      value={labels[address] ?? ''}
      placeholder="your own name for it"
      maxLength={40}
      autoComplete="off"
      data-testid="pg-label"
      onChange={({ target }) => setLabel({ address, label: target.value === '' ? undefined : target.value })}
    />
  )
}
