import {
  featuredWalletsQuery,
  recommendedWalletsQuery,
  legalConsentPlugin,
  walletGroupsPlugin,
} from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useQueryValue } from '../../internals/useQueryValue.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AllWalletsIcon } from '../../ui/icons/AllWalletsIcon.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** Opens the list of all wallets and shows their number. Renders nothing if there are none. */
export function AllWalletsItem(): ReactNode {
  const modal = useModalInstance()
  const { options, router } = modal.controllers
  const custom = useSelector(options.store, (state) => state.customWallets.length)
  const recommended = useQueryValue(recommendedWalletsQuery.options(modal, {}))
  const featured = useQueryValue({
    ...featuredWalletsQuery.options(modal, {}),
    enabled: modal.plugin(walletGroupsPlugin).get().firstIds.length > 0,
  })
  const preload = usePreload('AllWallets')
  const { t, locale } = useMessages()
  const count = recommended.data && recommended.data.count + (featured.data?.count ?? 0) + custom
  if (count === 0 || (count === undefined && !recommended.isLoading)) return null
  return (
    <ListItem
      title={t('connect.all')}
      media={
        <IconTile>
          <AllWalletsIcon />
        </IconTile>
      }
      tag={count !== undefined && <Tag>{toRoundedCount({ count, locale })}</Tag>}
      onClick={() => modal.plugin(legalConsentPlugin).get().requireConsent() && router.push('AllWallets')}
      onIntent={preload}
      testId="lk-connect-all"
    />
  )
}

/** Formats a rounded count: 7, 60+, 620+. */
function toRoundedCount({ count, locale }: { readonly count: number; readonly locale: string }): string {
  const tens = count - (count % 10)
  const format = new Intl.NumberFormat(locale)
  return count < 10 || tens === count ? format.format(count) : `${format.format(tens)}+`
}
