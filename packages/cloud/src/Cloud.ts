/** A node of the cloud that runs. */
export interface Cloud {
  /** Where others reach it, as far as the settings say; else where it listens. */
  readonly url: string
  readonly port: number
  /**
   * Ends it: nothing new is taken, what is under way is finished within the drain time, the relay's sockets are closed with
   * 1001, and everything is stored. Calling it again waits for the same end.
   */
  close(): Promise<void>
}
