import { useActivity } from './useActivity.ts'
import { useSendTransaction } from './useSendTransaction.ts'
import { useSignTypedData } from './useSignTypedData.ts'
import { useTokenBalances } from './useTokenBalances.ts'
import { useTransactions } from './useTransactions.ts'

// The adapter of each namespace says what a transaction is. Without a registered modal, only the namespace is known.
export function useTyped(): void {
  useSendTransaction({ namespace: 'eip155' })
  useSendTransaction({ namespace: 'solana' })
  // @ts-expect-error -- not a namespace
  useSendTransaction({ namespace: 'dogecoin' })
  // @ts-expect-error -- not a namespace
  useSignTypedData({ namespace: 'dogecoin' })
  // @ts-expect-error -- not a namespace
  useTokenBalances({ namespace: 'dogecoin' })
  // @ts-expect-error -- not a namespace
  useActivity({ namespace: 'dogecoin' })
  // @ts-expect-error -- not a namespace
  useTransactions({ namespace: 'dogecoin' })
}
