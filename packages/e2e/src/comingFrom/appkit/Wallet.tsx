import { mainnet } from '@latchkey/core/networks'
import { useAccount, useDisconnect, useModal, useModalEvents, useNetwork, useProvider } from '@latchkey/react'
import type { ReactElement } from 'react'

const ignore = (): undefined => undefined

export function Wallet(): ReactElement {
  const { open } = useModal()
  const { address, isConnected } = useAccount({ namespace: 'eip155' })
  const { network, switchNetwork } = useNetwork()
  const { provider } = useProvider({ namespace: 'eip155' })
  const { disconnect } = useDisconnect()
  useModalEvents(({ data }) => navigator.sendBeacon('/analytics', data.event))
  if (!isConnected)
    return (
      <button type="button" onClick={() => open({ view: 'Connect', namespace: 'eip155' })}>
        Connect
      </button>
    )
  return (
    <>
      <p>{`${address} on ${network?.name}, ${provider ? 'ready' : 'loading'}`}</p>
      <button type="button" onClick={() => void switchNetwork(mainnet).catch(ignore)}>
        Ethereum
      </button>
      <button type="button" onClick={() => open({ view: 'Swap', parameters: { amount: '321.123' } })}>
        Swap
      </button>
      <button type="button" onClick={() => void disconnect({ namespace: 'eip155' }).catch(ignore)}>
        Disconnect
      </button>
    </>
  )
}
