import { fallback, number, object, optional, string } from 'valibot'

const text = fallback(optional(string()), undefined)
const count = fallback(optional(number()), undefined)

/** What the addresses of the analytics have. The router, which loads with each page, does not know what the texts mean. */
export const analyticsAddressSchema = object({
  from: text,
  to: text,
  compare: text,
  measure: text,
  filter: text,
  by: text,
})

/** What the address of a full table has besides. */
export const breakdownAddressSchema = object({ sort: text, order: text, page: count })

/** What the address of the events has besides: the name of those that are listed, and where the page begins. */
export const eventsAddressSchema = object({ event: text, cursor: count })
