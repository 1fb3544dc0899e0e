import type { ReactNode } from 'react'
import { useConnections } from '../../hooks/useConnections.ts'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useSelector } from '../../hooks/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx'
import { ViewBody } from '../ViewBody.tsx'
import { ConnectionSection } from './ConnectionSection.tsx'
import { profileWalletsStyles } from './ProfileWalletsView.styles.ts'

/** Every wallet that is connected on the namespace in use, with its accounts; one press takes another one up. */
export function ProfileWalletsView(): ReactNode {
  useStyles(profileWalletsStyles)
  const { network, router } = useModalInstance().controllers
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  const { connections } = useConnections({ namespace })
  const { t } = useMessages()
  const isActive = ({ state }: (typeof connections)[number]): boolean => state === 'connected'
  const ordered = [...connections.filter(isActive), ...connections.filter((connection) => !isActive(connection))]
  return (
    <ViewBody testId="lk-profile-wallets">
      {ordered.map((connection) => (
        <ConnectionSection key={connection.id} connection={connection} isActive={isActive(connection)} />
      ))}
      <Button
        variant="soft"
        icon={<PlusIcon />}
        onClick={() => router.push('Connect', { namespace })}
        testId="lk-profile-wallets-connect"
      >
        {t('profileWallets.connect')}
      </Button>
    </ViewBody>
  )
}
