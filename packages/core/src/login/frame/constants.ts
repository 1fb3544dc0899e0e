/** Times of the frame, in ms. */
export const frameTimes = {
  /** Until the frame announces itself (S9.014). */
  load: 20_000,
  /** Between the announcement and the end of the start (S9.017). */
  settle: 500,
  /** Requests of a login (S9.015). */
  request: 120_000,
  /** Between two signs of life while a request waits. */
  ping: 10_000,
} as const
