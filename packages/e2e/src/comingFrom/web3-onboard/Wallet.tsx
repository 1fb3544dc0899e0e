import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { ModalProvider, useAccount, useDisconnect, useModal, useModalState, useSwitchNetwork } from '@latchkey/react'
import type { ReactElement } from 'react'

const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  metadata: { name: 'Token Swap', icons: ['https://app.example.com/icon.png'] },
  networks: [mainnet, arbitrum],
  adapters: [eip155Adapter({ rpcUrls: { 1: 'https://rpc.example.com' } })],
})

function Wallet(): ReactElement {
  const { address } = useAccount()
  const { isConnecting } = useModalState()
  const { open } = useModal()
  const { disconnect } = useDisconnect()
  const { switchNetwork, isPending } = useSwitchNetwork()
  return (
    <>
      <button
        type="button"
        disabled={isConnecting}
        onClick={() => (address === undefined ? open() : void disconnect().catch(() => undefined))}
      >
        {address === undefined ? 'Connect' : `Disconnect ${address}`}
      </button>
      <button type="button" disabled={isPending} onClick={() => void switchNetwork(arbitrum).catch(() => undefined)}>
        Arbitrum
      </button>
    </>
  )
}

export function App(): ReactElement {
  return (
    <ModalProvider modal={modal}>
      <Wallet />
    </ModalProvider>
  )
}
