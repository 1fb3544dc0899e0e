import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { KeyIcon } from '../../ui/icons/KeyIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

/** Logs in with a passkey of an earlier wallet. */
export function PasskeyRow(): ReactNode {
  const { t } = useMessages()
  const { prepare, start } = usePasskeyLogin()
  return (
    <List label={t('passkey.group')}>
      <ListItem
        media={
          <IconTile>
            <KeyIcon />
          </IconTile>
        }
        title={t('passkey.row')}
        subtitle={t('passkey.rowText')}
        trailing={<ChevronRightIcon />}
        onClick={start}
        onIntent={prepare}
        testId="lk-connect-passkey"
      />
    </List>
  )
}
