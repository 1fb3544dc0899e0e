/** What every way to log in tells its owner. */
export interface LoginMethod {
  /** Whether the frame has said that the visitor is logged in, and nothing has ended that since. */
  isLoggedIn(): boolean
  /** The session of the frame has ended. */
  forget(): void
  /** The wallet is connected: the attempt that led to it is complete, and any other one is over. */
  complete(): void
  /** Whether a step of an attempt is under way, which then owns the state. */
  isActive(): boolean
  /** Ends the attempt under way. */
  cancel(): void
}
