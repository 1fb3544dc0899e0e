/** How every route is made. */
export interface RouteOptions {
  /** Whether an answer that breaks its schema is a failure. */
  readonly checksAnswers: boolean
}
