import { useConnect, useConnectors } from '@latchkey/react'

/** Every wallet of the page, connected by a click: no modal in between. */
export function WalletList() {
  const { connectors } = useConnectors({ namespace: 'eip155' })
  const { connect, isPending, error, reset } = useConnect()
  const installed = connectors.filter((wallet) => wallet.isInstalled)

  if (installed.length === 0) return <p className="empty">There is no wallet in this page yet. Add one above.</p>
  return (
    <>
      <ul className="ledger" aria-busy={isPending}>
        {installed.map(({ id, name, imageUrl, isRecent }) => (
          <li key={id}>
            <button
              type="button"
              data-testid={`pg-headless-${id}`}
              onClick={() => void connect({ connectorId: id }).catch(ignore)}
            >
              <img src={imageUrl} alt="" width="28" height="28" />
              <span>{name}</span>
              {isRecent && <small>used last</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="note">
        {isPending && 'Go on in your wallet.'}
        {error && (
          <>
            {error.message}.{' '}
            <button type="button" className="link" onClick={reset}>
              Dismiss
            </button>
          </>
        )}
      </p>
    </>
  )
}

/** The hook keeps the error and gives it back above. */
function ignore(): void {}
