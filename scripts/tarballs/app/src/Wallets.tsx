import { useAccount, useConnect, useConnectors, useDisconnect } from '@latchkey/react'

export function Wallets() {
  const { address } = useAccount()
  const { connectors } = useConnectors()
  const { connect, error, isPending } = useConnect()
  const { disconnect } = useDisconnect()

  // A failed action rejects, and also sets `error`, which is rendered below.
  const ignore = () => undefined
  if (address !== undefined)
    return (
      <button type="button" onClick={() => disconnect().catch(ignore)}>
        {`Disconnect ${address}`}
      </button>
    )
  return (
    <>
      {connectors.map(({ id, name, isInstalled }) => (
        <button
          key={id}
          type="button"
          disabled={!isInstalled || isPending}
          onClick={() => connect({ connectorId: id }).catch(ignore)}
        >
          {name}
        </button>
      ))}
      {error?.code === 'connection.rejected' && <p role="alert">You declined. Choose a wallet to try again.</p>}
    </>
  )
}
