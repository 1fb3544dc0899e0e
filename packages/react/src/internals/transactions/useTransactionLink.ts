import { transactionsPlugin } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import { useOptionalChunk } from '../useOptionalChunk.ts'
import { useSelector } from '../useSelector.ts'

/** The page of a transaction in the block explorer, if it has an id. */
export function useTransactionLink(key: string | null): string | undefined {
  const modal = useModalInstance()
  const plugin = useMemo(() => modal.plugin(transactionsPlugin), [modal])
  const record = useSelector(plugin.store, ({ records }) => records.find((each) => each.key === key))
  const machine = useOptionalChunk(record ? plugin.load : undefined)
  return record && machine.status === 'loaded' ? machine.value.getLink(record) : undefined
}
