import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { DotsIcon } from '../../ui/icons/DotsIcon.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'

export interface UnlistedFoldProps {
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** {@link TokenItem}s. */
  readonly children: ReactNode
}

/** The tokens that are on no list, behind their count: anyone can send a token with any name and any price. */
export function UnlistedFold({ count, isOpen, onToggle, children }: UnlistedFoldProps): ReactNode {
  const { t } = useMessages()
  const title = t('tokens.unlistedCount', { count })
  return (
    <div className="lk-token-rows lk-unlisted" data-open={isOpen || undefined}>
      <List label={title} tight>
        <ListItem
          variant="flat"
          title={title}
          subtitle={t('tokens.unlistedText')}
          media={
            <IconTile>
              <DotsIcon />
            </IconTile>
          }
          trailing={<ChevronDownIcon />}
          expanded={isOpen}
          onClick={onToggle}
          testId="lk-tokens-unlisted"
        />
        {isOpen && children}
      </List>
    </div>
  )
}
