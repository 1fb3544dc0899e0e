import { useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PairingImage } from '../../ui/PairingImage.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { isWaiting } from './getPairingStatus.ts'
import { PairingCode } from './PairingCode.tsx'
import { PairingOutcome } from './PairingOutcome.tsx'
import { usePairing } from './usePairing.ts'
import { WalletLinks } from './WalletLinks.tsx'

/** Pairs with any wallet that scans the code; on a phone, with a wallet on that phone. */
export function AnyWalletPairing(): ReactNode {
  const { isMobile } = useModalInstance().ports.platform
  const { t } = useMessages()
  const pairing = usePairing()
  const { status, code } = pairing
  const [tab, setTab] = useState<'phone' | 'code'>('phone')
  useViewStatus(status)
  if (!isWaiting(status))
    return (
      <ViewBody testId="lk-pairing">
        <PairingOutcome status={status} wallet={undefined} />
      </ViewBody>
    )
  const codePart = <PairingCode pairing={pairing} logo={<PairingImage />} hint={t('pairing.scanAny')} />
  return (
    <ViewBody testId="lk-pairing">
      {isMobile ? (
        <Tabs
          tabs={[
            { id: 'phone', label: t('pairing.phone') },
            { id: 'code', label: t('connect.qrCode') },
          ]}
          selected={tab}
          onSelect={setTab}
          label={t('pairing.ways')}
          testId="lk-pairing-tab"
        >
          <div className="lk-body">
            {tab === 'code' ? (
              codePart
            ) : (
              <>
                <WalletLinks isOffline={status === 'offline'} />
                <CopyLink uri={code?.uri} />
              </>
            )}
          </div>
        </Tabs>
      ) : (
        codePart
      )}
    </ViewBody>
  )
}
