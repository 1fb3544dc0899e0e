import type { Namespace } from '@latchkey/core'
import { useAddressLabels } from '@latchkey/react'
import type { ReactElement } from 'react'
import { chainKinds } from '../devnet/chainKinds.ts'
import { shorten } from '../ui/shorten.ts'

/** Describes a connection: the wallet, its kind of chain, and the account's name or address. */
export function ConnectionWords(props: {
  readonly name: string
  readonly namespace: Namespace
  readonly address: string
}): ReactElement {
  const { name, namespace, address } = props
  const { labels } = useAddressLabels({ namespace })
  const kind = Object.entries(chainKinds).find(([id]) => id === namespace)?.[1].name ?? namespace
  return (
    <span className="grow">
      <span>{name}</span>
      <small>
        {kind},{' '}
        <span className={labels[address] === undefined ? 'code' : undefined}>
          {labels[address] ?? shorten(address)}
        </span>
      </small>
    </span>
  )
}
