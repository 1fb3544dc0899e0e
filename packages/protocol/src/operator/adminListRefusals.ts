import { array, maxLength, number, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'

/** Lists the origins whose requests for a project were refused. For the operator. */
export const adminListRefusals = /*#__PURE__*/ defineEndpoint({
  name: 'adminListRefusals',
  summary:
    'Lists the origins whose requests for a project were refused in the last 7 days (UTC, today included), most requests first.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/refusals',
  parameters: adminProjectParametersSchema,
  response: /*#__PURE__*/ object({
    /** The first 50 origins of these days. */
    refusals: /*#__PURE__*/ pipe(
      array(
        /*#__PURE__*/ object({
          /** As the browser sent it: scheme, host (in punycode) and port. */
          origin: /*#__PURE__*/ pipe(string(), maxLength(253)),
          /** How many requests. */
          requests: /*#__PURE__*/ number(),
          /** In ms since the epoch. */
          firstAt: /*#__PURE__*/ number(),
          latestAt: /*#__PURE__*/ number(),
        }),
      ),
      maxLength(50),
    ),
    /** Requests of all other origins, and of those that no list can allow, such as `null`. */
    others: /*#__PURE__*/ number(),
  }),
})
