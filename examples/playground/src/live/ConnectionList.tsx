import { useConnections, useDisconnect, useNetwork } from '@latchkey/react'
import type { ReactElement } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { ConnectionWords } from './ConnectionWords.tsx'

/** All connected wallets, if there are several: which one is active, with buttons to switch and to disconnect. */
export function ConnectionList(): ReactElement | null {
  const { connections, switchConnection } = useConnections()
  const { disconnect } = useDisconnect()
  const { namespace: active } = useNetwork()
  if (connections.length < 2) return null
  return (
    <ul className="connections" aria-label="Connected wallets" data-testid="pg-connections">
      {connections.map((connection) => {
        const { id, connectorId, namespace, activeAddress, connector, peer, state } = connection
        const name = peer?.name ?? connector?.name ?? 'A wallet'
        const icon = peer?.icon ?? connector?.imageUrl
        return (
          <li key={`${namespace} ${id}`}>
            {icon === undefined ? <Icon name="phone" /> : <img src={icon} alt="" width="28" height="28" />}
            <ConnectionWords name={name} namespace={namespace} address={activeAddress} />
            {state === 'connected' && namespace === active ? (
              <span className="tag" data-tone="good">
                In use
              </span>
            ) : (
              <button
                type="button"
                className="chip"
                onClick={() => void switchConnection({ connectorId, namespace }).catch(() => undefined)}
              >
                Use<span className="hidden"> {name}</span>
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={`Disconnect ${name}`}
              title="Disconnect"
              onClick={() => void disconnect({ connectionId: id, namespace }).catch(() => undefined)}
            >
              <Icon name="exit" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
