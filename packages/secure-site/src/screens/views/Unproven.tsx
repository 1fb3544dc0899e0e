import type { ReactNode } from 'react'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'

/** A request that could not be shown so that nothing covers it. */
export function Unproven({ hasWindow }: { readonly hasWindow: boolean }): ReactNode {
  const { t } = useTexts()
  return (
    <StatusBlock icon="shield" title={t('approve.unproven')} isLive>
      {t(hasWindow ? 'approve.unprovenText' : 'approve.unprovenNoWindow')}
    </StatusBlock>
  )
}
