import { useContext, useLayoutEffect } from 'react'
import { ViewContext } from './ViewContext.ts'

/** Gives the dialog the view's status, as `data-status`: for tests, and for styles of an app. */
export function useViewStatus(status: string): void {
  const { reportStatus } = useContext(ViewContext)
  useLayoutEffect(() => reportStatus(status), [reportStatus, status])
}
