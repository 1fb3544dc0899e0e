import { ADDRESS_LABEL_LIMIT } from '@latchkey/core/internal'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'

export interface NameFieldProps {
  readonly address: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter. */
  readonly onDone: () => void
  /** Escape. */
  readonly onCancel: () => void
  /** The focus is elsewhere, in this page or in another window. */
  readonly onLeave: (to: 'page' | 'window') => void
}

/** Takes the name of an account, in the place where the name stands. */
export function NameField(props: NameFieldProps): ReactNode {
  const { address, value, onChange, onDone, onCancel, onLeave } = props
  const { t, dir } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  // In characters: the attribute counts an emoji twice. What is being composed is cut when it is done.
  const cut = (text: string): void => onChange(Array.from(text).slice(0, ADDRESS_LABEL_LIMIT).join(''))
  return (
    <label className="lk-name-field">
      <input
        ref={input}
        type="text"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        // Without a word to go by, the placeholder decides.
        dir={value === '' ? dir : 'auto'}
        aria-label={t('profileWallets.nameOf', { account: truncateMiddle({ text: address }) })}
        placeholder={t('profileWallets.namePlaceholder')}
        value={value}
        data-testid={`lk-profile-wallets-name-${address}`}
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing ? onChange(target.value) : cut(target.value)
        }
        onCompositionEnd={({ currentTarget }) => cut(currentTarget.value)}
        onKeyDown={(event) => {
          if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
          // The dialog around would take Escape as a wish to close.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') onDone()
          else onCancel()
        }}
        onBlur={({ currentTarget }) => {
          const root = currentTarget.getRootNode()
          // Another window has the focus: the field still has that of the page, and gets it back.
          const isHere = root instanceof ShadowRoot && root.activeElement === currentTarget
          onLeave(isHere ? 'window' : 'page')
        }}
      />
    </label>
  )
}
