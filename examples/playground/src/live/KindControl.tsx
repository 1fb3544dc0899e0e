import { useAccounts, useNetwork } from '@latchkey/react'
import type { ReactElement } from 'react'
import { chainKinds } from '../devnet/chainKinds.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Segmented } from '../ui/Segmented.tsx'

/** Selects the app's current kind of chain; each has its own account. */
export function KindControl(): ReactElement | null {
  const { devnet, modal } = usePlayground()
  const { controllers } = useStore(modal)
  const { namespace } = useNetwork()
  const connected = useAccounts()
  const kinds = [...new Set(devnet.chains.map(({ network }) => network.chainNamespace))]
  if (kinds.length < 2) return null
  return (
    <Segmented
      label="Kind of chain"
      name="kind"
      value={kinds.find((kind) => kind === namespace) ?? 'eip155'}
      choices={kinds.map((kind) => {
        const { name } = chainKinds[kind]
        const isConnected = connected.some((account) => account.namespace === kind)
        return {
          value: kind,
          label: isConnected ? `${name}, connected` : name,
          content: (
            <span className="kind" data-connected={isConnected} aria-hidden="true">
              {name}
            </span>
          ),
          testId: `pg-kind-${kind}`,
        }
      })}
      onChange={(kind) => controllers.network.setActiveNamespace(kind)}
    />
  )
}
