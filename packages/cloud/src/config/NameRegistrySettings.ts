/** The names that accounts register with this cloud. */
export interface NameRegistrySettings {
  /** What follows the label of a name, such as `names.example.com`; `undefined` if no names are registered. */
  readonly suffix: string | undefined
  /** Labels that no account gets. */
  readonly reserved: readonly string[]
  /** Signs the answers of the gateway: 32 bytes in hex. Without it, there is no gateway. */
  readonly key: `0x${string}` | undefined
  /** The resolvers that the gateway signs for, in lower case. */
  readonly resolvers: readonly `0x${string}`[]
  readonly registrationsPerAddress: number
  readonly registrationsPerProject: number
  readonly gatewayPerAddress: number
}
