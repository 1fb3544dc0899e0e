import type { GenericSchema } from 'valibot'

/** One thing that an operator can set. */
export interface SettingRow<output = unknown> {
  /** The environment variable. */
  readonly variable: string
  /** The flag of the command that overrides it, without the dashes. */
  readonly flag?: string | undefined
  readonly group: 'Server' | 'Storage' | 'Access' | 'Limits' | 'Relay' | 'Upstream'
  /** One sentence. */
  readonly description: string
  readonly unit?: 'seconds' | 'days' | 'bytes' | 'per minute' | 'per second' | undefined
  /** What it is unless it is set, as it would be written. */
  readonly initial?: string | undefined
  /** What stands for the value that it has unless it is set, where that is worked out. */
  readonly initialWords?: string | undefined
  /** What a value is, to say when it is something else. */
  readonly expected: string
  /** Its value is never repeated in an error. */
  readonly isSecret?: boolean | undefined
  readonly schema: GenericSchema<string, output>
}
