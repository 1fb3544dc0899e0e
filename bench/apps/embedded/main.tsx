import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { defineNetwork } from '@latchkey/core/networks'
import {
  AccountButton,
  ConnectButton,
  ModalProvider,
  useAccount,
  useAccountType,
  useSendTransaction,
  useSignMessage,
} from '@latchkey/react'
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
/** Test Dollar, and the call that gives one of it to an account. */
const dollar = '0x7e57D011A4000000000000000000000000000001'
const mintOne = `0x40c10f19${'a1'.padStart(64, '0')}${(1_000_000).toString(16).padStart(64, '0')}` as const
/** When something happened, in ms since the epoch and fractions. */
const getNow = (): number => performance.timeOrigin + performance.now()
// The benchmark reads the times and opens views through these properties.
Object.assign(window, { modal })

/** Waits until a transaction is in a block. */
async function waitForReceipt(hash: string): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const answer = await fetch(query.get('rpc') ?? '', { method: 'POST', headers, body })
    const { result }: { readonly result: unknown } = await answer.json()
    if (result !== null) return
  }
}

function Page() {
  const { address, status } = useAccount()
  const { signMessage } = useSignMessage()
  const { sendTransaction } = useSendTransaction({ namespace: 'eip155' })
  const { canChange, setType, type } = useAccountType()
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
  const pay = async (): Promise<void> => {
    const { id } = await sendTransaction({ transaction: { to: dollar, data: mintOne } })
    await waitForReceipt(id ?? '')
    Object.assign(window, { paidAt: getNow() })
  }
  return (
    <>
      <output id="type">{canChange ? type : 'none'}</output>
      <button type="button" id="pay" onClick={() => void pay().catch(console.error)}>
        Pay
      </button>
      <button type="button" id="standard" onClick={() => void setType('eoa').catch(console.error)}>
        Standard account
      </button>
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
