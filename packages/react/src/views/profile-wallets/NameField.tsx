import { ADDRESS_LABEL_LIMIT } from '@latchkey/core/internal'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'

export interface NameFieldProps {
  readonly address: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** On Enter. */
  readonly onDone: () => void
  /** On Escape. */
  readonly onCancel: () => void
  /** The focus moved elsewhere in this page, or to another window. */
  readonly onLeave: (to: 'page' | 'window') => void
}

/** The field for an account's name, shown in place of the name. */
export function NameField(props: NameFieldProps): ReactNode {
  const { address, value, onChange, onDone, onCancel, onLeave } = props
  const { t, dir } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  // In characters: the `maxlength` attribute counts an emoji twice. Text that is being composed is cut once it is complete.
  const cut = (text: string): void => onChange(Array.from(text).slice(0, ADDRESS_LABEL_LIMIT).join(''))
  return (
    <label className="lk-name-field">
      <input
        ref={input}
        type="text"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        // Without text, the placeholder decides.
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
          // Otherwise the surrounding dialog would close on Escape.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') onDone()
          else onCancel()
        }}
        onBlur={({ currentTarget }) => {
          const root = currentTarget.getRootNode()
          // Another window has the focus. The field keeps the page's focus and will get it back.
          const isHere = root instanceof ShadowRoot && root.activeElement === currentTarget
          onLeave(isHere ? 'window' : 'page')
        }}
      />
    </label>
  )
}
