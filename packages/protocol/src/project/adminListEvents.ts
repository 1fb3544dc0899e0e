import {
  array,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  unknown,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminPageEntries } from './adminPage.ts'
import { adminProjectParametersSchema } from './adminProject.ts'

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
    ...adminPageEntries,
    /** Returns only events of this name. */
    event: /*#__PURE__*/ optional(text),
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
