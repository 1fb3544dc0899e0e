import type { ReactNode, Ref } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { BackIcon } from '../ui/icons/BackIcon.tsx'
import { CloseIcon } from '../ui/icons/CloseIcon.tsx'
import { ModalTitle } from './ModalTitle.tsx'

export interface ModalHeaderProps {
  readonly titleId: string
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly viewKey: string
  readonly title: string
  /** Shown instead of the title. */
  readonly heading?: ReactNode | undefined
  /** Shown in place of Back if there is no previous view. */
  readonly start?: ReactNode | undefined
  readonly canGoBack: boolean
  readonly canClose: boolean
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Back or the view's own action, the title, and Close. It is also the handle for dragging the sheet. */
export function ModalHeader(props: ModalHeaderProps): ReactNode {
  const { titleId, headingRef, viewKey, title, heading, start, canGoBack, canClose, onBack, onClose } = props
  const { t } = useMessages()
  return (
    <div className="lk-header" part="header" data-handle="">
      <div key={canGoBack ? 'back' : 'start'} className="lk-header-action">
        {canGoBack ? (
          <IconButton label={t('common.back')} onClick={onBack} testId="lk-header-back">
            <BackIcon />
          </IconButton>
        ) : (
          start
        )}
      </div>
      <ModalTitle id={titleId} viewKey={viewKey} title={title} heading={heading} headingRef={headingRef} />
      {canClose && (
        <IconButton label={t('common.close')} onClick={onClose} testId="lk-header-close">
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
