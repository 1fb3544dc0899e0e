import { defineEndpoint } from '@latchkey/protocol/api'
import { array, object, picklist, string } from 'valibot'

/** Says whether a node can serve. What it lacks is in `missing`; what it does not do at present, in `limited`. */
export const getReadiness = /*#__PURE__*/ defineEndpoint({
  name: 'getReadiness',
  summary: 'Says whether the node can serve. A node that cannot answers 503, with the same body.',
  method: 'GET',
  path: '/ready',
  response: /*#__PURE__*/ object({
    status: /*#__PURE__*/ picklist(['ready', 'not ready']),
    missing: /*#__PURE__*/ array(string()),
    limited: /*#__PURE__*/ array(string()),
  }),
})
