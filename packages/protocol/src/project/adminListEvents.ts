import {
  array,
  check,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  toNumber,
  transform,
  unknown,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from './adminProject.ts'

/** A day or a time by ISO 8601, in UTC unless it says otherwise; its output is ms since the epoch. */
const time = /*#__PURE__*/ pipe(
  string(),
  maxLength(40),
  regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/,
    'Not a time such as 2026-01-31T12:00:00Z',
  ),
  transform((text) => Date.parse(text)),
  check((value) => Number.isFinite(value), 'Not a time such as 2026-01-31T12:00:00Z'),
)
const text = /*#__PURE__*/ pipe(string(), maxLength(2048))
const count = /*#__PURE__*/ pipe(number(), integer(), minValue(0))

/** Reads the events that a project's apps sent, for its operator. */
export const adminListEvents = /*#__PURE__*/ defineEndpoint({
  name: 'adminListEvents',
  summary: "Reads a project's events, the newest first, and how many came of each on each day.",
  method: 'GET',
  path: '/admin/v1/projects/{project}/events',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({
    /** By when they came: from this time on, up to but not at the other. */
    from: /*#__PURE__*/ optional(time),
    to: /*#__PURE__*/ optional(time),
    /** Only events of this name. */
    event: /*#__PURE__*/ optional(text),
    /** `next` of the page before. */
    cursor: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(string(), regex(/^\d{1,15}$/, 'Not a cursor'), toNumber(), integer()),
    ),
    entries: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        string(),
        regex(/^\d{1,4}$/, 'Not a number'),
        toNumber(),
        integer(),
        minValue(1),
        maxValue(1000),
      ),
      '100',
    ),
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          eventId: text,
          type: /*#__PURE__*/ nullable(text),
          event: text,
          /** Without its query and fragment. */
          url: text,
          domain: text,
          /** When it happened by the page's clock, in ms since the epoch. */
          timestamp: count,
          /** When it came, in ms since the epoch. */
          receivedAt: count,
          props: /*#__PURE__*/ record(string(), unknown()),
          sdkType: /*#__PURE__*/ nullable(text),
          sdkVersion: /*#__PURE__*/ nullable(text),
        }),
      ),
      maxLength(1000),
    ),
    /** The cursor of the next page; null on the last. */
    next: /*#__PURE__*/ nullable(text),
    /** The newest day first; only on the first page. */
    counts: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        /*#__PURE__*/ array(
          /*#__PURE__*/ object({
            /** In UTC, such as `2026-01-31`. */
            day: text,
            event: text,
            count,
          }),
        ),
        maxLength(10_000),
      ),
    ),
  }),
})
