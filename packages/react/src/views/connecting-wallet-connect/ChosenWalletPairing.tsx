import { type ChosenWallet } from '@latchkey/core'
import { deepLinkMemoryPlugin, getPairingLinks, listDeepLinks, type PairingLink } from '@latchkey/core/internal'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { listStores } from '../../internals/install/listStores.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useListedWallet } from '../../internals/wallets/useListedWallet.ts'
import { readLinkPlatform } from '../../internals/wallets/readLinkPlatform.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { chosenWalletPairingStyles } from './ChosenWalletPairing.styles.ts'
import { GetWallet } from './GetWallet.tsx'
import { isWaiting } from './getPairingStatus.ts'
import { listPairingTabs, toPairingTab, type PairingTab } from './listPairingTabs.ts'
import { OpenWallet } from './OpenWallet.tsx'
import { PairingCode } from './PairingCode.tsx'
import { PairingOutcome } from './PairingOutcome.tsx'
import { usePairing } from './usePairing.ts'
import { useRedirect } from './useRedirect.ts'

/** Pairs with one wallet, in the ways that it supports on this device. */
export function ChosenWalletPairing({ chosen }: { readonly chosen: ChosenWallet }): ReactNode {
  const modal = useModalInstance()
  const { ports } = modal
  const { isMobile, userAgent } = ports.platform
  const { t } = useMessages()
  const { wallet, imageUrl, isLoading } = useListedWallet(chosen.id)
  const pairing = usePairing()
  const { status, code } = pairing
  const [picked, setPicked] = useState<PairingTab>()
  const memory = modal.plugin(deepLinkMemoryPlugin).get()
  // The press that led here may already have opened the wallet.
  const [isOpened, setIsOpened] = useState(() => memory.get()?.name === chosen.name)
  const [isGetting, setIsGetting] = useState(false)
  useInstalled(wallet?.rdns)

  const platform = readLinkPlatform(ports.platform)
  const known = listDeepLinks({ wallet: wallet ?? {}, platform })
  const links = code ? getPairingLinks({ wallet: wallet ?? {}, uri: code.uri, platform }) : []
  const redirect = useRedirect({ wallet, hasLinks: known.length > 0 })
  const canScan = !wallet || Boolean(wallet.mobile_link) || known.length > 0
  const hasStores = listStores({ wallet, isMobile, userAgent }).length > 0
  const isPending = isWaiting(status)
  const isGuided = isPending && hasStores && (isGetting || (!canScan && !redirect))
  useViewStatus(isGuided ? 'not-installed' : status)

  const name = toWalletName({ wallet: chosen, t })
  const remember = ({ base }: PairingLink): void => {
    memory.set({ name: chosen.name, href: base })
    setIsOpened(true)
  }
  // A retry starts over.
  if (!isPending && isOpened) setIsOpened(false)
  if (!isPending)
    return (
      <ViewBody testId="lk-pairing">
        <PairingOutcome status={status} wallet={{ name, imageUrl }} />
      </ViewBody>
    )
  if (isGuided)
    return (
      <ViewBody testId="lk-pairing">
        <GetWallet
          wallet={wallet}
          imageUrl={imageUrl}
          name={name}
          onPair={canScan ? () => setIsGetting(false) : undefined}
        />
      </ViewBody>
    )

  const tabs =
    isLoading && isMobile
      ? (['phone', 'code'] as const)
      : listPairingTabs({ links: known, isMobile, canScan, hasRedirect: redirect !== undefined })
  const tab = tabs.find((candidate) => candidate === picked) ?? tabs[0] ?? 'code'
  const labels = {
    code: t('connect.qrCode'),
    phone: t('pairing.phone'),
    desktop: t('pairing.desktop'),
    web: t('pairing.web'),
  }
  const content = (
    <div className="lk-body">
      {tab === 'code' ? (
        <PairingCode
          pairing={pairing}
          logo={<WalletImage name={chosen.name} source={imageUrl} />}
          hint={t('pairing.scan', { wallet: name })}
        />
      ) : (
        <OpenWallet
          key={tab}
          name={name}
          imageUrl={imageUrl}
          links={links.filter((link) => toPairingTab(link) === tab)}
          redirect={tab === 'phone' ? redirect : undefined}
          uri={code?.uri}
          isOffline={status === 'offline'}
          isOpened={isOpened}
          onOpen={remember}
        />
      )}
    </div>
  )
  return (
    <ViewBody testId="lk-pairing">
      {tabs.length > 1 ? (
        <Tabs
          tabs={tabs.map((id) => ({ id, label: labels[id] }))}
          selected={tab}
          onSelect={setPicked}
          label={t('pairing.ways')}
          testId="lk-pairing-tab"
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      {hasStores && <GetWalletLink name={name} onClick={() => setIsGetting(true)} />}
    </ViewBody>
  )
}

/** Opens the guide that shows where to get the wallet. */
function GetWalletLink({ name, onClick }: { readonly name: string; readonly onClick: () => void }): ReactNode {
  useStyles(chosenWalletPairingStyles)
  const { t } = useMessages()
  return (
    <button type="button" className="lk-pairing-get" onClick={onClick} data-testid="lk-pairing-get">
      {t('pairing.get', { wallet: name })}
    </button>
  )
}

/** Continues with a wallet in the page as soon as it announces itself, as after its installation. */
function useInstalled(rdns: string | null | undefined): void {
  const { connectors, router } = useModalInstance().controllers
  const match = useSelector(connectors.store, (state) =>
    rdns ? state.connectors.find(({ info, ready }) => info.rdns === rdns && ready === 'installed') : undefined,
  )
  const previous = useRef({ rdns, match })
  useEffect(() => {
    const isNew = previous.current.rdns === rdns && previous.current.match === undefined
    previous.current = { rdns, match }
    if (match && isNew) router.replace('ConnectingExternal', { connectorId: match.id, namespace: match.chain })
  }, [router, rdns, match])
}
