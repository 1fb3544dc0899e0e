import {
  useAccount,
  useAccounts,
  useBalance,
  useConnections,
  useDisconnect,
  useNetwork,
  useSignMessage,
  useWalletInfo,
} from '@latchkey/react'

/** The connected account and its actions. */
export function AccountPanel() {
  const { address, namespace, accounts, connectorId } = useAccount()
  const { balance } = useBalance()
  const { network, networks, switchNetwork, isPending } = useNetwork()
  const connected = useAccounts()
  const choices = networks.filter(({ chainNamespace }) =>
    connected.some((account) => account.namespace === chainNamespace),
  )
  const { switchConnection } = useConnections()
  const { disconnect } = useDisconnect()
  const { signMessage, data: signature, error } = useSignMessage()
  const wallet = useWalletInfo()

  return (
    <>
      <fieldset className="ledger">
        <legend>{wallet?.name} shares</legend>
        {accounts.map((account) => (
          <label key={account.address}>
            <input
              type="radio"
              name="account"
              checked={account.address === address}
              onChange={() =>
                void switchConnection({ namespace, connectorId: connectorId ?? '', address: account.address })
              }
            />
            <span className="code">{account.address}</span>
          </label>
        ))}
      </fieldset>
      <dl className="ledger">
        <div>
          <dt>
            <label htmlFor="network">Network</label>
          </dt>
          <dd>
            <select
              id="network"
              data-testid="pg-headless-network"
              disabled={isPending}
              value={network?.caipNetworkId}
              onChange={({ target }) => {
                const chosen = choices[target.selectedIndex]
                if (chosen) void switchNetwork(chosen).catch(ignore)
              }}
            >
              {choices.map(({ caipNetworkId, name }) => (
                <option key={caipNetworkId} value={caipNetworkId}>
                  {name}
                </option>
              ))}
            </select>
          </dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd data-testid="pg-headless-balance">
            {balance ? `${(Number(balance.value) / 10 ** balance.decimals).toFixed(3)} ${balance.symbol}` : '…'}
          </dd>
        </div>
      </dl>
      <p className="buttons">
        <button
          type="button"
          className="button"
          data-testid="pg-headless-sign"
          onClick={() => void signMessage({ message: 'No modal was opened' }).catch(ignore)}
        >
          Sign
        </button>
        <button
          type="button"
          className="button"
          data-testid="pg-headless-disconnect"
          onClick={() => void disconnect().catch(ignore)}
        >
          Disconnect
        </button>
      </p>
      <p role="status" className="note code" data-testid="pg-headless-result">
        {error ? error.message : signature}
      </p>
    </>
  )
}

/** The hooks keep their errors, which are rendered above. */
function ignore(): void {}
