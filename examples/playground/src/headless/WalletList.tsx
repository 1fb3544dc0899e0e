import { useConnect, useConnectors } from '@latchkey/react'

const names: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin' }

/** All wallets in the page, each connected with one click and without the modal. */
export function WalletList() {
  const { connectors } = useConnectors()
  const { connect, isPending, error, reset } = useConnect()
  const installed = connectors.filter((wallet) => wallet.isInstalled)

  if (installed.length === 0) return <p className="empty">There is no wallet in this page yet. Add one above.</p>
  return (
    <>
      <ul className="ledger" aria-busy={isPending}>
        {installed.flatMap(({ connectors: candidates, name, imageUrl, isRecent }) =>
          // A wallet of several chains has a connector for each.
          candidates.map(({ id, chain }) => (
            <li key={`${id} ${chain}`}>
              <button
                type="button"
                data-testid={`pg-headless-${chain}-${id}`}
                onClick={() => void connect({ connectorId: id, namespace: chain }).catch(ignore)}
              >
                <img src={imageUrl} alt="" width="28" height="28" />
                <span>{name}</span>
                <small>{isRecent ? `used last, ${names[chain]}` : names[chain]}</small>
              </button>
            </li>
          )),
        )}
      </ul>
      <p role="status" className="note">
        {isPending && 'Continue in your wallet.'}
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

/** The hook keeps the error, which is rendered above. */
function ignore(): void {}
