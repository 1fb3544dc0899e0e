import type { RouteParameters, ViewName } from '@latchkey/core'

/** Props of every view: the parameters of its route. */
export interface ViewProps<view extends ViewName = ViewName> {
  readonly parameters: RouteParameters[view]
}
