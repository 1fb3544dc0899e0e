import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { accountHeadingStyles } from './AccountHeading.styles.ts'

/** The network in use. Opens the list of networks. */
export function AccountHeading(): ReactNode {
  useStyles(accountHeadingStyles)
  const { options, router } = useModalInstance().controllers
  const canSwitch = useSelector(options.store, (state) => state.enableNetworkSwitch)
  const { network } = useNetwork()
  const preload = usePreload('Networks')
  const { t } = useMessages()
  if (network === undefined) return null
  const name = toNetworkName({ network, t })
  const content = (
    <>
      <VisuallyHidden>{t('account.network')}</VisuallyHidden>
      <NetworkImage networkId={network.caipNetworkId} name={name} source={network.assets?.imageUrl} size="small" />
      <span dir="auto">{name}</span>
    </>
  )
  if (!canSwitch) return <span className="lk-network-pill">{content}</span>
  return (
    <button
      type="button"
      className="lk-network-pill"
      part="network"
      data-testid="lk-account-network"
      onClick={() => router.push('Networks')}
      onFocus={preload}
      onPointerEnter={preload}
    >
      {content}
      <ChevronDownIcon />
    </button>
  )
}
