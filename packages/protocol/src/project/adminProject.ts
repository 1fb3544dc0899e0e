import {
  array,
  boolean,
  check,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  strictObject,
  string,
  trim,
} from 'valibot'
import { allowedOriginSchema } from './adminOrigin.ts'
import { projectFeaturesSchema } from './getConfig.ts'

const text = /*#__PURE__*/ pipe(
  string(),
  trim(),
  minLength(1, 'Must not be empty'),
  maxLength(128, 'Longer than 128 characters'),
)

/** The relay that a project's apps are to use. */
const relay = /*#__PURE__*/ strictObject({
  /** `wss:` URL, or `ws:` to this machine; null for the public relay. */
  url: /*#__PURE__*/ nullable(
    /*#__PURE__*/ pipe(
      string(),
      maxLength(2048),
      check(
        (value) => /^(?:wss:\/\/[^/\s]+|ws:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))\S*$/.test(value),
        'Not a wss: URL',
      ),
    ),
  ),
  /** The project's id at that relay. */
  projectId: text,
})

/** What an operator may decide about a project; what is absent stays as it is. */
export const adminProjectChangeSchema = /*#__PURE__*/ strictObject({
  name: /*#__PURE__*/ optional(text),
  isActive: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** None: pages of every origin may use it. */
  allowedOrigins: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(/*#__PURE__*/ array(allowedOriginSchema), maxLength(200, 'More than 200 origins')),
  ),
  /** All of them at once: one that is absent is at its default. */
  features: /*#__PURE__*/ optional(/*#__PURE__*/ strictObject(projectFeaturesSchema.entries)),
  isAnalyticsEnabled: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** Null for the cloud's own. */
  relay: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(relay)),
})

/** What an operator may decide about a project. */
export type AdminProjectChange = InferOutput<typeof adminProjectChangeSchema>

/** A project as its operator sees it. Times in ms since the epoch. */
export const adminProjectSchema = /*#__PURE__*/ object({
  /** Never changes. */
  key: /*#__PURE__*/ string(),
  name: /*#__PURE__*/ string(),
  /** The id that apps are to send. */
  projectId: /*#__PURE__*/ string(),
  /** Every id that it had, the newest first. One that is not retired is accepted. */
  ids: /*#__PURE__*/ array(
    /*#__PURE__*/ object({
      id: /*#__PURE__*/ string(),
      createdAt: /*#__PURE__*/ number(),
      retiredAt: /*#__PURE__*/ nullable(/*#__PURE__*/ number()),
    }),
  ),
  isActive: /*#__PURE__*/ boolean(),
  allowedOrigins: /*#__PURE__*/ array(/*#__PURE__*/ string()),
  features: projectFeaturesSchema,
  isAnalyticsEnabled: /*#__PURE__*/ boolean(),
  relay: /*#__PURE__*/ nullable(relay),
  createdAt: /*#__PURE__*/ number(),
  updatedAt: /*#__PURE__*/ number(),
})

/** A project as its operator sees it. */
export type AdminProject = InferOutput<typeof adminProjectSchema>

/** How a path names a project: by its key, or by an id that it has or had. */
export const adminProjectParametersSchema = /*#__PURE__*/ object({
  project: /*#__PURE__*/ pipe(string(), maxLength(128)),
})
