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

/** An ISO 8601 day or time, in UTC by default. The output is in ms since the epoch. */
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

/** Returns the events that a project's apps sent. For the operator. */
export const adminListEvents = /*#__PURE__*/ defineEndpoint({
  name: 'adminListEvents',
  summary: "Returns a project's events, newest first, and the number of each per day.",
  method: 'GET',
  path: '/admin/v1/projects/{project}/events',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({
    /** The range of arrival times: `from` is included, `to` is not. */
    from: /*#__PURE__*/ optional(time),
    to: /*#__PURE__*/ optional(time),
    /** Returns only events of this name. */
    event: /*#__PURE__*/ optional(text),
    /** `next` of the previous page. */
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
          /** The URL without query and fragment. */
          url: text,
          domain: text,
          /** When the event happened by the page's clock, in ms since the epoch. */
          timestamp: count,
          /** When the event arrived, in ms since the epoch. */
          receivedAt: count,
          props: /*#__PURE__*/ record(string(), unknown()),
          sdkType: /*#__PURE__*/ nullable(text),
          sdkVersion: /*#__PURE__*/ nullable(text),
        }),
      ),
      maxLength(1000),
    ),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(text),
    /** The newest day comes first. Only on the first page. */
    counts: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        /*#__PURE__*/ array(
          /*#__PURE__*/ object({
            /** The day in UTC, such as `2026-01-31`. */
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
