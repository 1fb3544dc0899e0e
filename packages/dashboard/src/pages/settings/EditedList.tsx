import type { ReactNode } from 'react'
import './draft/Diff.css'
import './EditedList.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'

/** An entry of a list that can be removed and brought back. */
export interface ListEntry {
  readonly id: string
  readonly title: string
  /** Beside it. */
  readonly detail?: string | undefined
  /** In the names of its buttons. Default: the title. */
  readonly name?: string | undefined
}

/** A list with what is added and removed, and not saved. */
export function EditedList({
  after,
  before,
  canEdit,
  onChange,
}: {
  readonly before: readonly ListEntry[]
  readonly after: readonly ListEntry[]
  readonly canEdit: boolean
  /** Gets the ids of those that stay, in the order of before. */
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const kept = new Set(after.map(({ id }) => id))
  const known = new Set(before.map(({ id }) => id))
  const all = [...before, ...after.filter(({ id }) => !known.has(id))]
  if (all.length === 0) return null
  return (
    <ul className="edited-list">
      {all.map(({ detail, id, title, name = title }) => {
        const isRemoved = !kept.has(id)
        const isAdded = !known.has(id)
        const isChanged = isAdded || isRemoved
        return (
          <li key={id} className={`edited ${isRemoved ? 'is-removed' : isAdded ? 'is-added' : ''}`}>
            <span className="sign">
              {isChanged && <span aria-hidden="true">{isRemoved ? '−' : '+'}</span>}
              {isChanged && (
                <span className="hidden">
                  {isRemoved ? settingsMessages.origins.removed : settingsMessages.origins.added}
                </span>
              )}
            </span>
            <span className="mono">{title}</span>
            <span className="sub">{detail}</span>
            {canEdit && (
              <Button
                kind="ghost"
                isSmall
                isSquare
                aria-label={isChanged ? settingsMessages.origins.undo(name) : settingsMessages.origins.remove(name)}
                onClick={() =>
                  onChange(all.map((each) => each.id).filter((each) => (each === id ? isRemoved : kept.has(each))))
                }
              >
                <Icon name={isChanged ? 'undo' : 'close'} size={16} />
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
