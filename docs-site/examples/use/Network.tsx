import { useNetwork } from '@latchkey/react'

export function Network() {
  const { network, networks, isSupported, isPending, switchNetwork, error } = useNetwork()
  return (
    <>
      <p>{isSupported ? network?.name : 'This app does not support the network of your wallet.'}</p>
      {networks.map((each) => (
        <button
          key={each.caipNetworkId}
          type="button"
          disabled={isPending}
          onClick={() => void switchNetwork(each).catch(() => undefined)}
        >
          {each.name}
        </button>
      ))}
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
