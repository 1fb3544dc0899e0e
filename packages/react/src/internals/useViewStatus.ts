import { useContext, useLayoutEffect } from 'react'
import { ViewContext } from './ViewContext.ts'

/** Sets the dialog's `data-status` to the view's status, for tests and for the app's styles. */
export function useViewStatus(status: string): void {
  const { reportStatus } = useContext(ViewContext)
  useLayoutEffect(() => reportStatus(status), [reportStatus, status])
}
