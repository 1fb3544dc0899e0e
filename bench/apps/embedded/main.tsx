import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { defineNetwork } from '@latchkey/core/networks'
import { AccountButton, ConnectButton, ModalProvider, useAccount, useSignMessage } from '@latchkey/react'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const chain = defineNetwork({
  id: 31337,
  name: 'Local Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [query.get('rpc') ?? ''] } },
})
const modal = createModal({
  projectId: 'dev',
  cloud: query.get('cloud') ?? '',
  networks: [chain],
  adapters: [eip155Adapter()],
})
/** When something happened, in ms since the epoch and fractions. */
const getNow = (): number => performance.timeOrigin + performance.now()
// The benchmark reads the times and opens views through these properties.
Object.assign(window, { modal })

function Page() {
  const { address, status } = useAccount()
  const { signMessage } = useSignMessage()
  const [signature, setSignature] = useState('none')
  useLayoutEffect(() => {
    if (address !== undefined && status === 'connected') Object.assign(window, { addressAt: getNow() })
  }, [address, status])
  const sign = async (): Promise<void> => {
    setSignature('pending')
    const signed = await signMessage({ message: 'Hello' })
    Object.assign(window, { signatureAt: getNow() })
    setSignature(signed)
  }
  return (
    <>
      <output id="status">{status}</output>
      <output id="address">{address ?? 'none'}</output>
      <output id="signature">{signature}</output>
      <button type="button" id="sign" onClick={() => void sign().catch(console.error)}>
        Sign
      </button>
    </>
  )
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <ModalProvider modal={modal}>
      <ConnectButton />
      <AccountButton />
      <Page />
    </ModalProvider>,
  )
