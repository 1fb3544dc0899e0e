import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  trim,
  union,
} from 'valibot'
import { allowedOriginSchema } from './adminOrigin.ts'
import { featureNames, projectFeaturesSchema } from './getConfig.ts'
import { projectMailsChangeSchema, projectMailsSchema } from './projectMails.ts'

/** A name: 1 to 128 characters without control characters (Postgres stores no NUL) and lone surrogates. */
export const adminNameSchema = /*#__PURE__*/ pipe(
  string(),
  trim(),
  minLength(1, 'Must not be empty'),
  maxLength(128, 'Longer than 128 characters'),
  check((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'Must not contain control characters'),
)

/** The relay for a project's apps. */
const relay = /*#__PURE__*/ strictObject({
  /** A `wss:` URL, or `ws:` to localhost; null for the public relay. */
  url: /*#__PURE__*/ nullable(
    /*#__PURE__*/ pipe(
      string(),
      maxLength(2048),
      check(
        (value) =>
          /^(?:wss:\/\/[^/\s\p{Cc}\p{Cs}]+|ws:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\s\p{Cc}\p{Cs}]*$/u.test(
            value,
          ),
        'Not a wss: URL',
      ),
    ),
  ),
  /** The project's id at that relay. */
  projectId: adminNameSchema,
})

/** A list of known names, or `false`. An unknown name is a mistake of the operator, who has to learn of it. */
const listOrOff = <const names extends readonly [string, ...string[]]>(names: names) =>
  /*#__PURE__*/ optional(
    /*#__PURE__*/ union([/*#__PURE__*/ array(/*#__PURE__*/ picklist(names)), /*#__PURE__*/ literal(false)]),
  )

/** The features that an operator sets. */
const featureChoices = /*#__PURE__*/ strictObject({
  ...projectFeaturesSchema.entries,
  socials: /*#__PURE__*/ listOrOff(featureNames.socials),
  swaps: /*#__PURE__*/ listOrOff(featureNames.swaps),
  onramp: /*#__PURE__*/ listOrOff(featureNames.onramp),
})

/** The settings of a project. Absent settings do not change. */
export const adminProjectChangeSchema = /*#__PURE__*/ strictObject({
  name: /*#__PURE__*/ optional(adminNameSchema),
  isActive: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** An empty list allows every origin. */
  allowedOrigins: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(/*#__PURE__*/ array(allowedOriginSchema), maxLength(200, 'More than 200 origins')),
  ),
  /** Replaces all features. For absent ones, the app's own options apply. */
  features: /*#__PURE__*/ optional(featureChoices),
  isAnalyticsEnabled: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** Whether single events are stored, besides the totals. */
  keepsEvents: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** Null for the cloud's own relay. */
  relay: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(relay)),
  /** Whether programs, which send no `Origin`, must send a secret of the project. */
  requiresSecret: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /** Replaces all that mails to users say in place of the cloud's own words. */
  mails: /*#__PURE__*/ optional(projectMailsChangeSchema),
})

/** The settings of a project. */
export type AdminProjectChange = InferOutput<typeof adminProjectChangeSchema>

/** A project as the operator sees it. Times are in ms since the epoch. */
export const adminProjectSchema = /*#__PURE__*/ object({
  /** The key of the project, which never changes. */
  key: /*#__PURE__*/ string(),
  name: /*#__PURE__*/ string(),
  /** The current id, for apps to send. */
  projectId: /*#__PURE__*/ string(),
  /** All ids, newest first. Ids that are not retired are accepted. */
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
  keepsEvents: /*#__PURE__*/ boolean(),
  relay: /*#__PURE__*/ nullable(relay),
  requiresSecret: /*#__PURE__*/ boolean(),
  mails: projectMailsSchema,
  /** The secrets for programs, oldest first, without the secrets themselves. */
  secrets: /*#__PURE__*/ array(
    /*#__PURE__*/ object({
      id: /*#__PURE__*/ string(),
      name: /*#__PURE__*/ string(),
      createdAt: /*#__PURE__*/ number(),
    }),
  ),
  createdAt: /*#__PURE__*/ number(),
  updatedAt: /*#__PURE__*/ number(),
  /** Grows by one with each change: the version that `if-match` names. */
  revision: /*#__PURE__*/ number(),
})

/** A project as the operator sees it. */
export type AdminProject = InferOutput<typeof adminProjectSchema>

/** Path parameters: the project by its key, or by a current or earlier id. */
export const adminProjectParametersSchema = /*#__PURE__*/ object({
  project: /*#__PURE__*/ pipe(string(), maxLength(128)),
})
