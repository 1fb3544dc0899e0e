import { array, boolean, type InferOutput, maxLength, nullable, object, picklist, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Where the value of a setting comes from. `file` is the file that the variable with `_FILE` at its end names. */
export const serverSettingSources = ['flag', 'variable', 'file', 'default'] as const

const text = /*#__PURE__*/ pipe(string(), maxLength(4_096))

/** A setting of the cloud. */
export const serverSettingSchema = /*#__PURE__*/ object({
  /** The environment variable. */
  variable: text,
  /** The flag that overrides it, such as `--port`; null if it has none. */
  flag: /*#__PURE__*/ nullable(text),
  /** Settings of a group belong together, such as `Relay`. */
  group: text,
  description: text,
  /** Such as `seconds`; null if it has none. */
  unit: /*#__PURE__*/ nullable(text),
  /** The value is never part of an answer. */
  isSecret: boolean(),
  /** Whether the operator has set it. */
  isSet: boolean(),
  /**
   * The value in use, at most 1,000 characters of it. Of a URL it has scheme and host alone, because the rest may be a key. Null for a
   * secret, and for a default that depends on other settings.
   */
  value: /*#__PURE__*/ nullable(text),
  /** The default, or words that describe it; null if there is no default. */
  initial: /*#__PURE__*/ nullable(text),
  source: /*#__PURE__*/ picklist(serverSettingSources),
})

/** A setting of the cloud. */
export type ServerSetting = InferOutput<typeof serverSettingSchema>

/** Lists the settings of the node that answers. For owners. */
export const adminGetServer = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetServer',
  summary: 'Lists the settings of the node that answers. Of a secret it says only whether it is set.',
  method: 'GET',
  path: '/admin/v1/server',
  response: /*#__PURE__*/ object({
    settings: /*#__PURE__*/ pipe(array(serverSettingSchema), maxLength(2_000)),
  }),
})
