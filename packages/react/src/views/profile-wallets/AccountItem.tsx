import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { EditIcon } from '../../ui/icons/EditIcon.tsx'
import { ListItem, type ListItemProps } from '../../ui/ListItem.tsx'
import { RowAction } from '../../ui/RowAction.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { Truncate } from '../../ui/Truncate.tsx'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { NameField } from './NameField.tsx'
import { useNameEdit } from './useNameEdit.ts'

export interface AccountItemProps extends Pick<
  ListItemProps,
  'selected' | 'disabled' | 'trailing' | 'onClick' | 'testId'
> {
  readonly namespace: Namespace
  readonly address: string
  /** Additional information about it. */
  readonly note?: string | undefined
}

/** An account of a wallet, with its name, which the visitor can edit here. */
export function AccountItem(props: AccountItemProps): ReactNode {
  const { namespace, address, note, selected, trailing, onClick, ...row } = props
  const { name, draft, begin, type, finish, keep, cancel, button } = useNameEdit({ namespace, address })
  const { t } = useMessages()
  const short = <Truncate text={address} />
  const identity = useIdentity({ namespace, address })
  const media = <Avatar address={address} source={identity.avatar} size="row" />
  const title = name === '' ? toDisplayText(identity.name ?? '') : name
  const isEdited = draft !== undefined
  const backToButton = (end: () => void) => (): void => {
    end()
    // It remains the same element.
    button.current?.focus()
  }
  const action = (
    <RowAction
      label={
        isEdited
          ? t('profileWallets.saveName')
          : t('profileWallets.editName', { account: title === '' ? truncateMiddle({ text: address }) : title })
      }
      onClick={isEdited ? backToButton(finish) : begin}
      keepsFocus={isEdited}
      testId={`lk-profile-wallets-rename-${address}`}
      elementRef={button}
    >
      {isEdited ? <CheckIcon /> : <EditIcon />}
    </RowAction>
  )
  return isEdited ? (
    <ListItem
      variant="flat"
      title={
        <NameField
          address={address}
          value={draft}
          onChange={type}
          onDone={backToButton(finish)}
          onCancel={backToButton(cancel)}
          onLeave={(to) => (to === 'page' ? finish() : keep())}
        />
      }
      subtitle={short}
      media={media}
      action={action}
      testId={row.testId}
    />
  ) : (
    <ListItem
      {...row}
      variant="flat"
      title={title === '' ? short : title}
      subtitle={note ?? (title === '' ? undefined : short)}
      media={media}
      selected={selected}
      trailing={trailing}
      onClick={onClick}
      action={action}
    />
  )
}
