import { looseObject, maxLength, number, object, optional, pipe, string, url } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(2048))

/** Records an event. */
export const sendEvent = /*#__PURE__*/ defineEndpoint({
  name: 'sendEvent',
  summary: 'Records an event of a modal.',
  method: 'POST',
  path: '/e',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** A UUID. An event that is sent twice is stored once. */
    eventId: text,
    url: /*#__PURE__*/ pipe(text, url()),
    domain: text,
    /** Milliseconds since the epoch. */
    timestamp: /*#__PURE__*/ number(),
    /**
     * The event's own fields. The cloud removes the accounts of visitors from them. It joins events by `visit`, a random text of 8 to 64
     * characters, and finds the country by `timeZone`; it stores neither with the event.
     */
    props: /*#__PURE__*/ looseObject({ type: /*#__PURE__*/ optional(text), event: text }),
  }),
  response: 'empty',
})
