import type { Network } from '@latchkey/core'
import { AUTH_ID } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { GroupedAddress } from '../../ui/GroupedAddress.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Note } from '../../ui/Note.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { listSafeNetworks } from './listSafeNetworks.ts'
import { walletReceiveStyles } from './WalletReceiveView.styles.ts'

/** The account's address as a QR code and as text, and the networks on which it can be paid. */
export function WalletReceiveView(): ReactNode {
  useStyles(walletReceiveStyles)
  const { network: networks } = useModalInstance().controllers
  const state = useSelector(networks.store, (current) => current)
  const { accounts, address, connectorId, namespace, network } = useAccount()
  const { t } = useMessages()
  const [codeError, setCodeError] = useState<unknown>()
  const [isRefused, setIsRefused] = useState(false)
  if (address === undefined || network === undefined) return null
  const type = accounts.find((account) => account.address === address)?.type
  const safe = listSafeNetworks({ active: network, state, type, isLogin: connectorId === AUTH_ID })
  return (
    <ViewBody testId="lk-receive">
      {codeError === undefined ? (
        <QrCode
          // BIP-21, which scanners of Bitcoin wallets recognise. Those of other chains expect the bare address.
          value={namespace === 'bip122' ? `bitcoin:${address}` : address}
          logo={toImage(network)}
          onError={setCodeError}
          testId="lk-receive-code"
        />
      ) : (
        <Note tone="bad">{t('qr.failed')}</Note>
      )}
      <ReceiverName address={address} />
      <GroupedAddress address={address} label={t('receive.address')} testId="lk-receive-address" />
      {isRefused && <Note tone="bad">{t('common.copyFailed')}</Note>}
      <CopyButton
        variant="primary"
        text={address}
        label={t('account.copyAddress')}
        message={t('account.addressCopied')}
        onCopied={() => setIsRefused(false)}
        onFailed={() => setIsRefused(true)}
        testId="lk-receive-copy"
      />
      <Note tone="warn" testId="lk-receive-networks">
        <b>{t(safe.length === 1 ? 'receive.network' : 'receive.networks')}</b>
        <div className="lk-receive-networks">
          <p>
            {network.testnet && t('receive.testnet')} {t('receive.networksText')}
          </p>
          <ul role="list">
            {safe.map((each) => (
              <li key={each.caipNetworkId}>
                {toImage(each, 'small')}
                <bdi>{toNetworkName({ network: each, t })}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </Note>
    </ViewBody>
  )
}

/** The name that the account has chosen, with its picture. */
function ReceiverName({ address }: { readonly address: string }): ReactNode {
  const { name, avatar } = useIdentity({ address })
  const shown = toDisplayText(name ?? '')
  if (shown === '') return null
  return (
    <div className="lk-receive-name" data-testid="lk-receive-name">
      <Avatar address={address} source={avatar} size="row" />
      <bdi title={shown}>{shown}</bdi>
    </div>
  )
}

function toImage({ caipNetworkId, name, assets }: Network, size?: 'small'): ReactNode {
  return <NetworkImage networkId={caipNetworkId} name={name} source={assets?.imageUrl} size={size} />
}
