import type { Network } from '@latchkey/core'
import { useState, type ReactNode } from 'react'
import { toAddressPage } from '../networks/toAddressPage.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { GroupedAddress } from '../../ui/GroupedAddress.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Note } from '../../ui/Note.tsx'

export interface TokenContractProps {
  readonly address: string
  readonly network: Network | undefined
}

/** A token's contract, whole and to copy, with its page in the explorer: the only name that no other token can have. */
export function TokenContract({ address, network }: TokenContractProps): ReactNode {
  const { t } = useMessages()
  const [isRefused, setIsRefused] = useState(false)
  const explorer = network?.blockExplorers?.default.name
  const page = toAddressPage(network, address)
  return (
    <section className="lk-token-section">
      <h4>{t('tokenDetails.contract')}</h4>
      <GroupedAddress address={address} label={t('tokenDetails.contract')} testId="lk-token-details-contract" />
      {isRefused && <Note tone="bad">{t('common.copyFailed')}</Note>}
      <CopyButton
        variant="soft"
        text={address}
        label={t('tokenDetails.copy')}
        message={t('tokenDetails.copied')}
        onCopied={() => setIsRefused(false)}
        onFailed={() => setIsRefused(true)}
        testId="lk-token-details-copy"
      />
      {page !== undefined && explorer !== undefined && (
        <List label={t('tokenDetails.contract')}>
          <ListItem
            title={t('account.explorer', { explorer })}
            media={<SearchIcon />}
            trailing={<ExternalIcon />}
            href={page}
            testId="lk-token-details-explorer"
          />
        </List>
      )}
    </section>
  )
}
