import type { ConnectorGroup } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'

/** The app's own heading of a group of wallets. Renders nothing if it has none. */
export function GroupHeading({ group }: { readonly group: ConnectorGroup }): ReactNode {
  const text = useMessages().own(`connect.group.${group}`)
  return (
    text && (
      <li>
        <h3>{text}</h3>
      </li>
    )
  )
}
