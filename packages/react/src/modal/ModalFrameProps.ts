import type { ReactNode } from 'react'
import type { TransitionDirection } from './useViewTransition.ts'
import type { attachSheetDrag } from './attachSheetDrag.ts'
import type { ViewErrorBoundaryProps } from './ViewErrorBoundary.tsx'

/** How the visitor closed the modal. */
export type ModalCloseReason = 'escape' | 'scrim' | 'button' | 'drag'

export interface ModalFrameProps {
  readonly open: boolean
  /** Whether the dialog is rendered, hidden, before it opens for the first time, so that opening only has to show it. */
  readonly isPrepared?: boolean | undefined
  /** Name of the view, set as `data-view`. */
  readonly view: string
  /** Identifies the view, parameters included, if the name does not; a change starts a transition. */
  readonly viewKey?: string | undefined
  /** Names the dialog and is shown in the header. */
  readonly title: string
  /** Shown instead of the title, which remains the dialog's accessible name. */
  readonly heading?: ReactNode | undefined
  /** The side from which the view enters. */
  readonly direction: TransitionDirection
  /** Set as `data-status`. */
  readonly status?: string | undefined
  readonly canGoBack: boolean
  /** The visitor must decide here: the header has no Close. */
  readonly isBinding?: boolean | undefined
  /** Shown at the start of the header if there is no Back. */
  readonly start?: ReactNode | undefined
  /** Attempts to close shake the dialog and are not reported to `onClose`. */
  readonly closeBlocked?: boolean | undefined
  /** Every change shakes the dialog. */
  readonly shakeKey?: string | number | undefined
  /** Shown while the first view loads, in the size of that view. Later views load while the previous one stays. */
  readonly fallback?: ReactNode | undefined
  /** Shown for a view that failed to load or threw; by default a note with a retry. */
  readonly failureView?: ViewErrorBoundaryProps['failureView'] | undefined
  /** Receives what was thrown, for the developer. */
  readonly onViewError?: ((error: unknown) => void) | undefined
  /** Lets the visitor drag the sheet. It loads after the first view. */
  readonly attachDrag?: typeof attachSheetDrag | undefined
  readonly onBack: () => void
  readonly onClose: (reason: ModalCloseReason) => void
  /** Called on Escape instead of going back or closing. */
  readonly onEscape?: (() => void) | undefined
  /** The opening animation has ended. */
  readonly onOpened?: (() => void) | undefined
  /** The closing animation has ended, the dialog is gone and the focus is back on the opener. */
  readonly onClosed?: (() => void) | undefined
  /** The view. A field in it with `data-autofocus` takes the focus, else the title does. */
  readonly children?: ReactNode | undefined
}
