/** The spans of the overview, in days. */
export const overviewSpans = [7, 28, 90] as const
