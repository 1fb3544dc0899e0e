import {
  check,
  integer,
  maxLength,
  maxValue,
  minValue,
  optional,
  pipe,
  regex,
  string,
  toNumber,
  transform,
} from 'valibot'

/** An ISO 8601 day or time, in UTC by default. The output is in ms since the epoch. */
export const adminTimeSchema = /*#__PURE__*/ pipe(
  string(),
  maxLength(40),
  regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/,
    'Not a time such as 2026-01-31T12:00:00Z',
  ),
  transform((text) => Date.parse(text)),
  check((value) => Number.isFinite(value), 'Not a time such as 2026-01-31T12:00:00Z'),
)

/** The query of an endpoint that returns entries page by page, newest first. */
export const adminPageEntries = {
  /** The range of times: `from` is included, `to` is not. */
  from: /*#__PURE__*/ optional(adminTimeSchema),
  to: /*#__PURE__*/ optional(adminTimeSchema),
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
}
