import type { ReactNode } from 'react'
import { useNameSuffix } from '../../internals/names/useNameSuffix.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { EditIcon } from '../../ui/icons/EditIcon.tsx'
import { ListItem } from '../../ui/ListItem.tsx'

/** Leads to the registration of a name, where the cloud offers names. */
export function NameItem(): ReactNode {
  const { router } = useModalInstance().controllers
  const suffix = useNameSuffix()
  const preload = usePreload('RegisterAccountName')
  const { t } = useMessages()
  if (suffix === undefined) return null
  return (
    <ListItem
      title={t('registerName.title')}
      media={<EditIcon />}
      trailing={<ChevronRightIcon />}
      onClick={() => router.push('RegisterAccountName')}
      onIntent={preload}
      testId="lk-account-name"
    />
  )
}
