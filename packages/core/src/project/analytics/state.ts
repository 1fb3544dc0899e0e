/** Whether events go to the project's cloud: not yet known, known, or never. */
export interface AnalyticsState {
  readonly status: 'asking' | 'on' | 'off'
}
