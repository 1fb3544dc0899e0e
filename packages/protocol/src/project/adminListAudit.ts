import {
  array,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminPageEntries } from './adminPage.ts'

const fields = /*#__PURE__*/ record(string(), unknown())

/** A change that an operator made. */
const adminAuditEntrySchema = /*#__PURE__*/ object({
  /** Its place in the trail. Numbers that are missing say nothing: `checkAudit` shows whether entries are. */
  seq: /*#__PURE__*/ number(),
  /** When, in ms since the epoch. */
  time: /*#__PURE__*/ number(),
  /** Who: `operator:<e-mail>`, `token:1` for the first admin token, `user:<name>` for a user of the operating system. */
  actor: /*#__PURE__*/ string(),
  /** What was done, such as `project.update`. */
  action: /*#__PURE__*/ string(),
  /** What was changed: `project:<key>`, `operator:<e-mail>`, `user:<id>`, `sign-in:<id>`, `wallet:<id>`, or `catalogue`. */
  object: /*#__PURE__*/ string(),
  /** The changed fields before, without secrets; null if the object was created. */
  before: /*#__PURE__*/ nullable(fields),
  /** The changed fields afterwards, without secrets. */
  after: fields,
  /** The client address of the request: an IPv4 address or the /64 network of an IPv6 one; null for the operating system. */
  address: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  /** What the operator said why; null if nothing. */
  reason: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  /** The id of the request, as in the log; null for a command without a server. */
  requestId: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
})

/** A change that an operator made. */
export type AdminAuditEntry = InferOutput<typeof adminAuditEntrySchema>

const filter = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(300)))

/** Returns what operators changed. For owners. */
export const adminListAudit = /*#__PURE__*/ defineEndpoint({
  name: 'adminListAudit',
  summary: 'Returns what operators changed, newest first.',
  method: 'GET',
  path: '/admin/v1/audit',
  query: /*#__PURE__*/ object({
    ...adminPageEntries,
    /** Only entries with exactly this actor, action or object. */
    actor: filter,
    action: filter,
    object: filter,
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(/*#__PURE__*/ array(adminAuditEntrySchema), maxLength(1000)),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  }),
})
