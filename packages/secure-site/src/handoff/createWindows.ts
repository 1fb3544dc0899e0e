import { askWindow, type WindowQuestion, type WindowResult } from './askWindow.ts'
import { createWindowOpener, type OpenedWindow, type WindowsContext, type WindowTask } from './createWindowOpener.ts'

/** Windows of the secure origin, which do what the frame cannot do or prove. */
export interface Windows {
  /** Opens one, within the click. */
  open(task: WindowTask): OpenedWindow
  /**
   * Shows the visitor the way to a window, and resolves with what the window has done. A window that was closed can be opened again.
   *
   * @throws FrameFailure of the window; `request.rejected`, `request.aborted`; `rpc.failed` if the visitor has stopped waiting for what
   * may still happen.
   */
  ask(question: WindowQuestion): Promise<WindowResult>
}

/**
 * Creates the windows of a frame. Nothing relies on the window that `openPage` has opened: it is reached through the server only, which
 * sees no content.
 */
export function createWindows(context: WindowsContext): Windows {
  // Before its first screen, so that the frame is not shown empty. A failure is met again by the screen.
  import('../screens/views/WindowView.tsx').catch(() => undefined)

  const openWindow = createWindowOpener(context)
  return {
    open: (task) => openWindow(task),
    ask: (question) => askWindow({ ...context, openWindow }, question),
  }
}
