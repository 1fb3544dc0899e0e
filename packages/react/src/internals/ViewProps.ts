import type { RouteParameters, ViewName } from '@latchkey/core'

/** What every view is given: what its route carries. */
export interface ViewProps<view extends ViewName = ViewName> {
  readonly parameters: RouteParameters[view]
}
