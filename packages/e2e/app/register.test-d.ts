import type { BitcoinProvider } from '@latchkey/adapter-bitcoin'
import type { Eip1193Provider } from '@latchkey/adapter-eip155'
import type { SolanaProvider } from '@latchkey/adapter-solana'
import { useAccount, useProvider, useSendTransaction } from '@latchkey/react'
import type { createManyModal } from './createManyModal.ts'

declare module '@latchkey/core' {
  interface Register {
    readonly modal: ReturnType<typeof createManyModal>
  }
}

// The registered modal provides the adapter's own address type.
export function useTyped(): void {
  const account = useAccount({ namespace: 'eip155' })
  account.address satisfies `0x${string}` | undefined
  account.caipAddress satisfies `eip155:${string}:${string}` | undefined
  const other = useAccount({ namespace: 'bip122' })
  other.caipAddress satisfies `bip122:${string}:${string}` | undefined
  // @ts-expect-error -- an address is not a number
  account.address satisfies number | undefined
}

// The registered modal provides the type of each adapter's providers.
export function useTypedProvider(): void {
  const { provider } = useProvider({ namespace: 'eip155' })
  provider satisfies Eip1193Provider | undefined
  void (provider?.request({ method: 'eth_chainId' }) satisfies Promise<unknown> | undefined)
  // @ts-expect-error -- not a method of an EIP-1193 provider
  void provider?.requestAccounts()
  const bitcoin = useProvider({ namespace: 'bip122' })
  bitcoin.provider satisfies BitcoinProvider | undefined
  // @ts-expect-error -- the provider of another namespace
  bitcoin.provider satisfies Eip1193Provider | undefined
  const active = useProvider()
  active.provider satisfies BitcoinProvider | Eip1193Provider | SolanaProvider | undefined
}

// The registered modal provides what each adapter takes for a transaction.
export function useTypedTransactions(): void {
  const evm = useSendTransaction({ namespace: 'eip155' })
  void evm.sendTransaction({ transaction: { to: '0x1111111111111111111111111111111111111111', value: 1n } })
  // @ts-expect-error -- an amount of wei is a bigint
  void evm.sendTransaction({ transaction: { to: '0x1111111111111111111111111111111111111111', value: 0.1 } })
  const solana = useSendTransaction({ namespace: 'solana' })
  // @ts-expect-error -- a transaction of another namespace
  void solana.sendTransaction({ transaction: { to: '0x1111111111111111111111111111111111111111', value: 1n } })
}
