import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export interface SignInMessageProps {
  /** Null while it is being created. */
  readonly message: string | null
}

/** The message to sign, verbatim, which the visitor can expand. */
export function SignInMessage({ message }: SignInMessageProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const { t } = useMessages()
  const id = useId()
  return (
    <div className="lk-siwx-message">
      <button
        type="button"
        className="lk-siwx-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        data-testid="lk-siwx-show-message"
      >
        {t(isOpen ? 'siwx.hide' : 'siwx.show')}
      </button>
      {isOpen && (
        <section
          id={id}
          className="lk-siwx-text"
          aria-label={t('siwx.message')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reached by keyboard
          tabIndex={0}
          data-testid="lk-siwx-message"
        >
          {message === null ? <Skeleton shape="long" /> : <bdi dir="ltr">{message}</bdi>}
        </section>
      )}
    </div>
  )
}
