import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { CheckIcon } from '../ui/icons/CheckIcon.tsx'
import { CloseIcon } from '../ui/icons/CloseIcon.tsx'
import { WarningIcon } from '../ui/icons/WarningIcon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useLayerMotion } from './useLayerMotion.ts'
import type { TransitionLayer } from './useViewTransition.ts'

export type ToastVariant = 'loading' | 'success' | 'error'

export interface ToastMessage {
  /** A new id is a new toast: the current one leaves first. */
  readonly id: string | number
  readonly variant: ToastVariant
  readonly message: string
  /** Opens the view with more about it. */
  readonly details?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Its page in a block explorer. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
  /** Hides it. Absent for a toast that goes by itself. */
  readonly dismiss?: { readonly label: string; readonly onClick: () => void } | undefined
}

export interface ToastProps {
  readonly toast: ToastMessage | null
}

/** A toast. The current one is hidden first, and the next one is shown after it has gone. */
export function Toast({ toast }: ToastProps): ReactNode {
  const [shown, setShown] = useState(toast)
  if (shown !== toast && (shown === null || shown.id === toast?.id)) setShown(toast)
  const isLeaving = shown !== null && shown.id !== toast?.id
  const pill = shown && (
    <ToastPill key={shown.id} toast={shown} isLeaving={isLeaving} onSettled={() => setShown(toast)} />
  )
  const isError = shown?.variant === 'error'
  // Both regions exist before any announcement: text that appears together with its region is often not read out.
  return (
    <>
      <output>{!isError && pill}</output>
      <div role="alert">{isError && pill}</div>
    </>
  )
}

interface ToastPillProps {
  readonly toast: ToastMessage
  readonly isLeaving: boolean
  readonly onSettled: () => void
}

function ToastPill({ toast, isLeaving, onSettled }: ToastPillProps): ReactNode {
  const layer: TransitionLayer = { key: String(toast.id), direction: 'next', isLeaving }
  const motion = useLayerMotion({ layer, settle: onSettled })
  return (
    <div className="lk-toast" part="toast" data-testid="lk-toast" data-variant={toast.variant} {...motion}>
      {toast.variant === 'loading' && <Spinner />}
      {toast.variant === 'success' && <CheckIcon />}
      {toast.variant === 'error' && <WarningIcon />}
      <span className="lk-toast-body">
        <span>{toast.message}</span>
        {toast.details && (
          <button
            type="button"
            className="lk-toast-details"
            onClick={toast.details.onClick}
            data-testid="lk-toast-details"
          >
            {toast.details.label}
          </button>
        )}
        {toast.link && (
          <a href={toast.link.href} target="_blank" rel="noreferrer" data-testid="lk-toast-link">
            {toast.link.label}
          </a>
        )}
      </span>
      {toast.dismiss && (
        <IconButton label={toast.dismiss.label} onClick={toast.dismiss.onClick} testId="lk-toast-dismiss">
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
