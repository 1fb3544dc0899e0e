import type { ReactNode } from 'react'
import type { NetworkStanding } from '../../hooks/useNetworkStanding.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Tag } from '../../ui/Tag.tsx'

/** Says of a network what stands in the way. */
export function NetworkTag({ standing }: { readonly standing: NetworkStanding }): ReactNode {
  const { t } = useMessages()
  if (standing.kind === 'notConnected' && !standing.wallet) return <Tag>{t('networks.needsWallet')}</Tag>
  if (standing.kind === 'unsupported') return <Tag>{t('networks.unsupported')}</Tag>
  return null
}
