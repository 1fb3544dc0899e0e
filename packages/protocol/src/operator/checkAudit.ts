import { array, maxLength, nullable, number, object, picklist, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

/** What is wrong with the audit trail. */
export const auditFaultKinds = ['altered', 'missing_before', 'missing_at_end'] as const

/** Checks that the audit trail is whole. For owners. */
export const checkAudit = /*#__PURE__*/ defineEndpoint({
  name: 'checkAudit',
  summary:
    'Recomputes the hashes of the audit trail, and reports entries that were altered and places where entries are missing.',
  method: 'GET',
  path: '/admin/v1/audit/check',
  response: /*#__PURE__*/ object({
    /** How many entries are in the chain. Entries from before it began are not counted. */
    entries: /*#__PURE__*/ number(),
    /** The hash of the newest entry, to be kept elsewhere; null before the first one. */
    head: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
    faults: /*#__PURE__*/ pipe(
      array(
        /*#__PURE__*/ object({
          kind: /*#__PURE__*/ picklist(auditFaultKinds),
          /** The entry that is altered, or after which or before which others are missing. */
          seq: /*#__PURE__*/ number(),
        }),
      ),
      maxLength(100),
    ),
  }),
})
