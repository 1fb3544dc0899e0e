import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { defineNetwork } from '@latchkey/core/networks'
import { AccountButton, ModalProvider, useAccount, useBalance, useSendTransaction } from '@latchkey/react'
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
// The benchmark opens views through this property.
Object.assign(window, { modal })

function Pay() {
  const { address } = useAccount()
  const { balance } = useBalance()
  const { sendTransaction } = useSendTransaction({ namespace: 'eip155' })
  const pay = () =>
    sendTransaction({ transaction: { to: '0x00000000000000000000000000000000000000a1', value: 10n ** 20n } })
  return (
    <>
      <output>{address ?? 'none'}</output>
      <output id="balance">{balance?.value}</output>
      <button type="button" id="pay" onClick={() => void pay().catch(console.error)}>
        Pay
      </button>
    </>
  )
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <ModalProvider modal={modal}>
      <AccountButton />
      <Pay />
    </ModalProvider>,
  )
