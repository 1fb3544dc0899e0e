import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons/CloseIcon.tsx'
import { SearchIcon } from './icons/SearchIcon.tsx'
import { fieldStyles } from './Field.styles.ts'

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The accessible name, also the placeholder. */
  readonly label: string
  readonly testId?: string | undefined
}

/** A search field. Escape clears it first; only when it is empty does Escape reach the surroundings. */
export function SearchField({ value, onChange, label, testId }: SearchFieldProps): ReactNode {
  useStyles(fieldStyles)
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onChange('')
    input.current?.focus()
  }
  return (
    <label className="lk-field" part="field">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={value}
        data-testid={testId}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          // Otherwise the surrounding dialog would close.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value === '' ? null : (
        <IconButton label={t('common.clear')} onClick={clear} testId={testId && `${testId}-clear`}>
          <CloseIcon />
        </IconButton>
      )}
    </label>
  )
}
