import type { ReactNode } from 'react'
import type { TransitionDirection } from './useViewTransition.ts'
import type { ViewErrorBoundaryProps } from './ViewErrorBoundary.tsx'

/** What a visitor did to close the modal. */
export type ModalCloseReason = 'escape' | 'scrim' | 'button' | 'drag'

export interface ModalFrameProps {
  readonly open: boolean
  /** Name of the view, given as `data-view`. */
  readonly view: string
  /** What tells one view from another where the name does not, such as a view with other parameters; a change of it is a transition. */
  readonly viewKey?: string | undefined
  /** Names the dialog and stands in the header. */
  readonly title: string
  /** Shown in the place of the title, which stays the dialog's name. */
  readonly heading?: ReactNode | undefined
  /** Where the view comes from. */
  readonly direction: TransitionDirection
  /** Given as `data-status`. */
  readonly status?: string | undefined
  readonly canGoBack: boolean
  /** Stands at the start of the header when there is no way back. */
  readonly start?: ReactNode | undefined
  /** Attempts to close shake the dialog and are not reported. */
  readonly closeBlocked?: boolean | undefined
  /** Every change of it shakes the dialog. */
  readonly shakeKey?: string | number | undefined
  /** Stands in for the first view while it loads, in the size that the view will have. Later views wait behind the one before. */
  readonly fallback?: ReactNode | undefined
  /** What is shown for a view that could not load, or broke; a plain note with a retry when not given. */
  readonly failureView?: ViewErrorBoundaryProps['failureView'] | undefined
  /** For the developer: what was thrown. */
  readonly onViewError?: ((error: unknown) => void) | undefined
  readonly onBack: () => void
  readonly onClose: (reason: ModalCloseReason) => void
  /** In the place of going back, or closing where there is no way back. */
  readonly onEscape?: (() => void) | undefined
  /** The way in has ended. */
  readonly onOpened?: (() => void) | undefined
  /** The way out has ended, the dialog is gone and the focus is back at the opener. */
  readonly onClosed?: (() => void) | undefined
  /** The view. It knows nothing of the frame; a field in it with `data-autofocus` takes the focus, else the title does. */
  readonly children?: ReactNode | undefined
}
