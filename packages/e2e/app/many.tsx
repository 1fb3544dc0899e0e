import {
  getAccount,
  isModalError,
  namesPlugin,
  registeredNamesQuery,
  sendPlugin,
  transactionsPlugin,
  type Namespace,
} from '@latchkey/core'
import {
  ConnectButton,
  InitialStateProvider,
  ModalProvider,
  NetworkButton,
  useAccount,
  useActivity,
  useBalance,
  useConnections,
  useNetwork,
  useSendTransaction,
  useSignMessage,
  useSiwx,
  useTokenBalances,
} from '@latchkey/react'
import { StrictMode, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { parseEther, parseUnits } from 'viem'
import { bitcoin, createManyModal, solana } from './createManyModal.ts'
import { createPageSiwx } from './createPageSiwx.ts'

const query = new URLSearchParams(globalThis.location.search)
const modal = createManyModal({ siwx: createPageSiwx() })
Object.assign(globalThis, { latchkeyModal: modal })

/** Lists the balances of the active account, and its transactions. */
function Tokens() {
  const { tokens = [] } = useTokenBalances()
  const { transactions } = useActivity()
  const { balance } = useBalance()
  const amounts = tokens.map(({ quantity, symbol }) => `${quantity.numeric} ${symbol}`)
  return (
    <>
      <output data-testid="eip155-balances">{tokens.map(({ symbol }) => symbol).join(' ')}</output>
      <output data-testid="eip155-amounts">{amounts.join(', ')}</output>
      <output data-testid="eip155-native">{String(balance?.value)}</output>
      <output data-testid="eip155-activity">{transactions.map(({ metadata }) => metadata.hash).join(' ')}</output>
    </>
  )
}

/** Shows the app's state of one namespace, with its actions. */
function Chain({
  namespace,
  send,
}: {
  readonly namespace: Namespace
  readonly send: readonly Sending[]
}): ReactElement {
  const { status, address, caipAddress, network, accounts } = useAccount({ namespace })
  const { connections, switchConnection } = useConnections({ namespace })
  const { signMessage } = useSignMessage({ namespace })
  const { sendTransaction } = useSendTransaction({ namespace })
  const signIn = useSiwx({ namespace })
  const [result, setResult] = useState('none')
  const [hasTokens, setHasTokens] = useState(false)
  const run = (action: () => Promise<string>) => () => {
    setResult('pending')
    action().then(setResult, (error: unknown) => setResult(`error ${isModalError(error) ? error.code : String(error)}`))
  }
  const pay = async (): Promise<string> => {
    const transaction = { to: '0x00000000000000000000000000000000000000a1', value: 1n } as const
    return (await sendTransaction({ transaction })).id ?? 'no id'
  }
  const payToken = async (): Promise<string> => {
    const [token, to] = [
      '0x7e57D011A4000000000000000000000000000001',
      '00000000000000000000000000000000000000a1',
    ] as const
    const data = `0xa9059cbb${to.padStart(64, '0')}${parseUnits('12.5', 6).toString(16).padStart(64, '0')}` as const
    const summary = { action: 'send', token } as const
    return (await sendTransaction({ transaction: { to: token, data }, summary })).id ?? 'no id'
  }
  const takeUp = (account: { readonly address?: undefined }) => async (): Promise<string> => {
    await switchConnection({ connectorId: connections[0]?.connectorId ?? '', namespace, ...account })
    return 'taken up'
  }
  const show = (name: string, value: string | number): ReactElement => (
    <dd data-testid={`${namespace}-${name}`}>{value}</dd>
  )
  return (
    <section>
      <h2>{namespace}</h2>
      <dl>
        {show('status', status)}
        {show('address', address ?? 'none')}
        {show('caip-address', caipAddress ?? 'none')}
        {show('network', network?.name ?? 'none')}
        {show('accounts', accounts.length)}
        {show('connections', connections.length)}
        {show('sign-in', signIn.status)}
        {show('signed-in-as', signIn.session?.data.accountAddress ?? 'none')}
        {show('result', result)}
      </dl>
      <button type="button" data-testid={`${namespace}-sign`} onClick={run(() => signMessage({ message: 'Hello ✓' }))}>
        Sign
      </button>
      {namespace === 'eip155' && (
        <>
          <button type="button" data-testid="eip155-pay" onClick={run(pay)}>
            Pay
          </button>
          <button type="button" data-testid="eip155-pay-token" onClick={run(payToken)}>
            Pay a token
          </button>
          <button type="button" data-testid="eip155-tokens" onClick={() => setHasTokens(true)}>
            Tokens
          </button>
          {hasTokens && <Tokens />}
        </>
      )}
      <button
        type="button"
        data-testid={`${namespace}-sign-out`}
        onClick={run(() => signIn.signOut().then(() => 'out'))}
      >
        Sign out
      </button>
      <button type="button" data-testid={`${namespace}-take-up`} onClick={run(takeUp({}))}>
        Take up
      </button>
      <button type="button" data-testid={`${namespace}-take-nobody`} onClick={run(takeUp({ address: undefined }))}>
        Switch to no address
      </button>
      {send.map(({ name, act }) => (
        <button key={name} type="button" data-testid={`${namespace}-${name}`} onClick={run(act)}>
          {name}
        </button>
      ))}
    </section>
  )
}

interface Sending {
  readonly name: string
  readonly act: () => Promise<string>
}

/** Transfers coins as a followed transaction. */
const payFollowed = (namespace: 'solana' | 'bip122', to: string, amount: bigint) => async (): Promise<string> => {
  const { features, store } = modal.controllers.adapters.get(namespace)
  const [connection] = store.getState().connections
  const transactions = await modal.plugin(transactionsPlugin).load()
  const { id } = await transactions.submit({
    namespace,
    networkId: connection?.networkId ?? `${namespace}:none`,
    address: connection?.activeAddress ?? '',
    summary: { action: 'send', to, amount: String(amount) },
    content: { transfer: { to, amount } },
    ask: async (call) => {
      const parameters = { connectionId: connection?.id ?? '', to, amount, ...call }
      return (await features.transfer?.send(parameters)) ?? { id: '' }
    },
  })
  return id ?? 'no id'
}

function listSendings(): Readonly<Record<'eip155' | 'solana' | 'bip122', readonly Sending[]>> {
  const getConnectionId = (namespace: 'eip155' | 'solana' | 'bip122'): string =>
    modal.controllers.adapters.get(namespace).store.getState().activeConnectionId ?? ''
  const to = (name: string): string => query.get(name) ?? ''
  const solanaTransfer = (token?: string) => async (): Promise<string> => {
    const { features } = modal.adapter('solana')
    const connectionId = getConnectionId('solana')
    const { id } = await features.transfer.send({ connectionId, to: to('solana-to'), amount: 1_500_000n, token })
    const { status } = await features.transaction.wait({ id, network: solana })
    return `${status} ${id}`
  }
  return {
    eip155: [
      {
        name: 'send',
        act: async () => {
          const connectionId = getConnectionId('eip155')
          const receiver = '0x00000000000000000000000000000000000000a1'
          return (
            await modal
              .adapter('eip155')
              .features.transfer.send({ connectionId, to: receiver, amount: parseEther('0.25') })
          ).id
        },
      },
      {
        name: 'send-checked',
        act: async () => {
          const send = await modal.plugin(sendPlugin).load()
          const to = '0x00000000000000000000000000000000000000a1'
          return (await send.send({ to, amount: 1n, token: null })).id ?? 'no id'
        },
      },
      {
        name: 'register-name',
        act: async () => {
          const { address } = getAccount(modal, { namespace: 'eip155' })
          const names = await modal.plugin(namesPlugin).load()
          await names.register({ name: `mira-${crypto.randomUUID().slice(0, 8)}` })
          return (await registeredNamesQuery.read(modal, { namespace: 'eip155', address })).join(' ')
        },
      },
    ],
    solana: [
      { name: 'send', act: solanaTransfer() },
      { name: 'send-token', act: solanaTransfer(to('solana-token')) },
      { name: 'pay', act: payFollowed('solana', to('solana-to'), 1_500_000n) },
    ],
    bip122: [
      {
        name: 'send',
        act: async () => {
          const { features } = modal.adapter('bip122')
          const connectionId = getConnectionId('bip122')
          const { id } = await features.transfer.send({ connectionId, to: to('bitcoin-to'), amount: 150_000n })
          const { status } = await features.transaction.wait({ id, network: bitcoin })
          return `${status} ${id}`
        },
      },
      { name: 'pay', act: payFollowed('bip122', to('bitcoin-to'), 150_000n) },
    ],
  }
}

function State(): ReactElement {
  const { status, namespace, address } = useAccount()
  const { network } = useNetwork()
  return (
    <dl>
      <dd data-testid="status">{status}</dd>
      <dd data-testid="namespace">{namespace}</dd>
      <dd data-testid="address">{address ?? 'none'}</dd>
      <dd data-testid="network">{network?.name ?? 'none'}</dd>
    </dl>
  )
}

const sendings = listSendings()
document.body.style.overflowWrap = 'anywhere'
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        {query.has('cookie') && <InitialStateProvider initialState={undefined} />}
        <h1>Many chains</h1>
        <ConnectButton />
        <NetworkButton />
        <State />
        <Chain namespace="eip155" send={sendings.eip155} />
        <Chain namespace="solana" send={sendings.solana} />
        <Chain namespace="bip122" send={sendings.bip122} />
      </ModalProvider>
    </StrictMode>,
  )
}
