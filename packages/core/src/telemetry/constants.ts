/** The maximum number of error reports per period (S8.087, S9.030). */
export const ERROR_REPORTS_LIMIT = 5

/** The period of the limit, in ms. */
export const ERROR_REPORTS_PERIOD = 60_000
