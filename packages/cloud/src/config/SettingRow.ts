import type { GenericSchema } from 'valibot'

/** One setting of the cloud. */
export interface SettingRow<output = unknown> {
  /** Environment variable. */
  readonly variable: string
  /** Command-line flag that overrides it, without dashes. */
  readonly flag?: string | undefined
  readonly group: 'Server' | 'Storage' | 'Access' | 'Limits' | 'Relay' | 'Secure site' | 'Upstream' | 'Providers'
  /** One sentence. */
  readonly description: string
  readonly unit?:
    | 'seconds'
    | 'minutes'
    | 'days'
    | 'bytes'
    | 'bytes per day'
    | 'per minute'
    | 'per second'
    | 'per hour'
    | 'per day'
    | undefined
  /** Default value, as it would be written. */
  readonly initial?: string | undefined
  /** Describes the default if it is computed. */
  readonly initialWords?: string | undefined
  /** Describes valid values in error messages. */
  readonly expected: string
  /**
   * Whether error messages must not contain the value. It can also be in a file, whose path is in the variable with `_FILE`
   * at the end: so container platforms pass secrets.
   */
  readonly isSecret?: boolean | undefined
  readonly schema: GenericSchema<string, output>
}
