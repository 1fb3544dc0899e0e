/** Which two shares open a box: device and server, recovery and server, device and recovery, or the file with the code. */
export type Pair = 'ds' | 'rs' | 'dr' | 'file'

/** What a box is bound to. */
export interface BoxHeader {
  readonly vaultId: string
  readonly pair: Pair
  /** The ids of the two shares, in the order of the pair's name. */
  readonly shareIds: readonly [string, string]
}

/** iv (12 bytes), the wrapped key (32 and a tag of 16), and the tag that commits to both shares (32). */
export const boxLength = 92
