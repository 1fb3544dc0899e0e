import { isModalError } from '@latchkey/core'
import {
  ConnectButton,
  ModalProvider,
  NetworkButton,
  useAccount,
  useBalance,
  useDisconnect,
  useNetwork,
  useSendTransaction,
  useSignMessage,
  useSwitchNetwork,
  WalletButton,
} from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http } from '@wagmi/core'
import { StrictMode, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { parseEther, parseUnits, type Hex } from 'viem'
import { useAccount as useWagmiAccount, WagmiProvider } from 'wagmi'
import { first, second } from './chains.ts'
import { createPageModal } from './createPageModal.ts'
import { settings } from './settings.ts'

/** The receiver of the journeys' transfers, and the tokens that exist on every local chain. */
const receiver = '0x00000000000000000000000000000000000000a1'
const tokens = {
  standard: '0x7e57D011A4000000000000000000000000000001',
  silent: '0x1E6Acd011A400000000000000000000000000002',
} as const satisfies Record<string, Hex>

function State(): ReactElement {
  const { status, address, caipAddress, network, accounts } = useAccount()
  const { isSupported } = useNetwork()
  const { balance } = useBalance()
  return (
    <dl>
      <dd data-testid="status">{status}</dd>
      <dd data-testid="address">{address ?? 'none'}</dd>
      <dd data-testid="caip-address">{caipAddress ?? 'none'}</dd>
      <dd data-testid="network">{network?.name ?? 'none'}</dd>
      <dd data-testid="supported">{String(isSupported)}</dd>
      <dd data-testid="accounts">{accounts.length}</dd>
      <dd data-testid="balance">{balance === undefined ? 'none' : `${balance.value} ${balance.symbol}`}</dd>
    </dl>
  )
}

function Actions({ modal }: { readonly modal: ReturnType<typeof createPageModal> }): ReactElement {
  const { signMessage } = useSignMessage()
  const { sendTransaction } = useSendTransaction({ namespace: 'eip155' })
  const { disconnect } = useDisconnect()
  const { switchNetwork } = useSwitchNetwork()
  const { namespace } = useAccount({ namespace: 'eip155' })
  const [result, setResult] = useState('none')
  const run = (action: () => Promise<string | void>) => () => {
    setResult('pending')
    action().then(
      (value) => setResult(value ?? 'done'),
      (error: unknown) => setResult(`error ${isModalError(error) ? error.code : String(error)}`),
    )
  }
  const transfer = (amount: bigint, token?: Hex) => async () => {
    const adapter = modal.adapter('eip155')
    const connectionId = adapter.store.getState().activeConnectionId ?? ''
    const { id } = await adapter.features.transfer.send({ connectionId, to: receiver, amount, token })
    const network = modal.controllers.network.store.getState().byNamespace.eip155?.activeNetwork
    if (network?.chainNamespace !== 'eip155') return 'no network'
    const { status } = await adapter.features.transaction.wait({ id, network: network as typeof first })
    return `${status} ${id}`
  }
  const pay = async (): Promise<string> => {
    const amount = parseEther('0.125')
    const summary = { action: 'send', to: receiver, amount: String(amount), decimals: 18, symbol: 'ETH' } as const
    return (await sendTransaction({ transaction: { to: receiver, value: amount }, summary })).id ?? 'no id'
  }
  return (
    <p>
      <button type="button" onClick={run(() => signMessage({ message: 'Hello, Latchkey ✓' }))}>
        Sign
      </button>
      <button type="button" onClick={run(transfer(parseEther('0.25')))}>
        Send native
      </button>
      <button type="button" onClick={run(transfer(parseUnits('12.5', 6), tokens.standard))}>
        Send token
      </button>
      <button type="button" onClick={run(transfer(parseUnits('7', 6), tokens.silent))}>
        Send silent token
      </button>
      <button type="button" onClick={run(pay)}>
        Send and follow
      </button>
      <button type="button" onClick={run(() => switchNetwork(second))}>
        Switch directly
      </button>
      <button type="button" onClick={run(() => disconnect())}>
        Leave
      </button>
      <output data-testid="result">{result}</output>
      <output data-testid="namespace">{namespace}</output>
    </p>
  )
}

function Page({ modal, name }: { readonly modal: ReturnType<typeof createPageModal>; readonly name: string }) {
  return (
    <ModalProvider modal={modal}>
      <section data-testid={name}>
        <h1>{name}</h1>
        <ConnectButton />
        <NetworkButton />
        {settings.hasCustom && <WalletButton connectorId="acme" name="Acme Wallet" />}
        <State />
        <Actions modal={modal} />
      </section>
    </ModalProvider>
  )
}

function WagmiState(): ReactElement {
  const { address, chainId, status } = useWagmiAccount()
  return (
    <dl>
      <dd data-testid="wagmi-status">{status}</dd>
      <dd data-testid="wagmi-address">{address ?? 'none'}</dd>
      <dd data-testid="wagmi-chain">{chainId ?? 'none'}</dd>
    </dl>
  )
}

function App(): ReactElement {
  if (wagmiConfig) {
    return (
      <WagmiProvider config={wagmiConfig} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <WagmiState />
          <Page modal={modal} name="page" />
        </QueryClientProvider>
      </WagmiProvider>
    )
  }
  return (
    <>
      <Page modal={modal} name="page" />
      {settings.hasTwo && <Page modal={other} name="other" />}
    </>
  )
}

const toChain = (network: typeof first) => ({
  id: Number(network.id),
  name: network.name,
  nativeCurrency: network.nativeCurrency,
  rpcUrls: { default: network.rpcUrls.default },
})
/** Created only on demand, because a config listens to wallets by itself. */
const wagmiConfig = settings.hasWagmi
  ? createConfig({ chains: [toChain(first), toChain(second)], transports: { 31337: http(), 31338: http() } })
  : undefined
const queryClient = new QueryClient()
const modal = createPageModal({ wagmiConfig })
const other = createPageModal({ storagePrefix: 'other' })
Object.assign(globalThis, { latchkeyModal: modal })

// An address is wider than a phone. The style object is allowed by the CSP.
document.body.style.overflowWrap = 'anywhere'
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
