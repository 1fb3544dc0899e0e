import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { NetworkStanding } from './useNetworkStanding.ts'

/** Says of a network what stands in the way. */
export function NetworkTag({ standing }: { readonly standing: NetworkStanding }): ReactNode {
  const { t } = useMessages()
  if (standing.kind === 'notConnected' && !standing.wallet) return <Tag>{t('networks.needsWallet')}</Tag>
  if (standing.kind === 'unsupported') return <Tag>{t('networks.unsupported')}</Tag>
  return null
}
