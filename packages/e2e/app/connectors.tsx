import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, isModalError } from '@latchkey/core'
import {
  ConnectButton,
  ModalProvider,
  useAccount,
  useConnections,
  useDisconnect,
  useSendCalls,
  useSendTransaction,
  useSignMessage,
} from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http, reconnect } from '@wagmi/core'
import { StrictMode, useEffect, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { parseEther } from 'viem'
import { useAccount as useWagmiAccount, WagmiProvider } from 'wagmi'
import { connectLedgerLive } from '../src/connectors/connectLedgerLive.ts'
import { listBaseAccountConnectors } from '../src/connectors/listBaseAccountConnectors.ts'
import { listSafeConnectors } from '../src/connectors/listSafeConnectors.ts'
import { loadFarcasterConnectors } from '../src/connectors/loadFarcasterConnectors.ts'
import { first } from './chains.ts'

/** The page of an app with the connectors of `docs/connectors.md`. */
const query = new URLSearchParams(globalThis.location.search)
/** Without `WagmiProvider`, the page reconnects itself. */
const isPlain = query.has('plain')

/** A square as the logo, in the place of those of Safe and Farcaster. */
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

const receiver = '0x00000000000000000000000000000000000000a1'
const value = parseEther('0.125')

const config = createConfig({
  chains: [
    {
      id: Number(first.id),
      name: first.name,
      nativeCurrency: first.nativeCurrency,
      rpcUrls: { default: first.rpcUrls.default },
    },
  ],
  transports: { 31337: http() },
  connectors: [
    ...listSafeConnectors(icon),
    ...(await loadFarcasterConnectors(icon)),
    ...(query.has('base') ? listBaseAccountConnectors(icon) : []),
  ],
})
connectLedgerLive(config)
if (isPlain) void reconnect(config)
const modal = createModal({
  projectId: 'dev',
  metadata: { name: 'Journey app' },
  networks: [first],
  adapters: [eip155Adapter({ wagmiConfig: config })],
})
const queryClient = new QueryClient()

function WagmiState(): ReactElement {
  const { address } = useWagmiAccount()
  const [hasReconnected, setHasReconnected] = useState(false)
  useEffect(
    () =>
      config.subscribe(
        ({ status }) => status.endsWith('connecting'),
        (isBusy) => setHasReconnected(!isBusy),
      ),
    [],
  )
  return (
    <dl>
      <dd data-testid="has-reconnected">{String(hasReconnected)}</dd>
      <dd data-testid="wagmi-address">{address ?? 'none'}</dd>
    </dl>
  )
}

function Page(): ReactElement {
  const { status, address, network } = useAccount()
  const { connections } = useConnections()
  const { signMessage } = useSignMessage()
  const { sendTransaction } = useSendTransaction({ namespace: 'eip155' })
  const { sendCalls, batch } = useSendCalls({ namespace: 'eip155' })
  const { disconnect } = useDisconnect()
  const [result, setResult] = useState('none')
  const run = (action: () => Promise<string | void>) => () => {
    setResult('pending')
    action().then(
      (text) => setResult(text ?? 'done'),
      (error: unknown) => setResult(`error ${isModalError(error) ? error.code : String(error)}`),
    )
  }
  const pay = async (): Promise<string> => {
    const summary = { action: 'send', to: receiver, amount: String(value), decimals: 18, symbol: 'ETH' } as const
    return (await sendTransaction({ transaction: { to: receiver, value }, summary })).id ?? 'no id'
  }
  const payTwice = async (): Promise<string> => {
    const { id } = await sendCalls({ calls: [receiver, receiver].map((to) => ({ to, value })) })
    return id
  }
  return (
    <>
      <ConnectButton />
      <dl>
        <dd data-testid="status">{status}</dd>
        <dd data-testid="address">{address ?? 'none'}</dd>
        <dd data-testid="network">{network?.name ?? 'none'}</dd>
        <dd data-testid="wallets">{connections.map(({ connectorId }) => connectorId).join(' ') || 'none'}</dd>
        <dd data-testid="batch">{batch?.status ?? 'none'}</dd>
      </dl>
      <button type="button" onClick={run(() => signMessage({ message: 'Hello, Latchkey ✓' }))}>
        Sign
      </button>
      <button type="button" onClick={run(pay)}>
        Pay
      </button>
      <button type="button" onClick={run(payTwice)}>
        Pay twice
      </button>
      <button type="button" onClick={run(() => disconnect())}>
        Leave
      </button>
      <output data-testid="result">{result}</output>
    </>
  )
}

const page = (
  <ModalProvider modal={modal}>
    <Page />
  </ModalProvider>
)
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {isPlain ? (
        page
      ) : (
        <WagmiProvider config={config}>
          <QueryClientProvider client={queryClient}>
            <WagmiState />
            {page}
          </QueryClientProvider>
        </WagmiProvider>
      )}
    </StrictMode>,
  )
