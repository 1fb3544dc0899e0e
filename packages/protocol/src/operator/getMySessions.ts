import { array, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorIdSchema, operatorSessionSchema } from './operatorSchemas.ts'

/** Lists the live sessions of the operator. For the dashboard. */
export const getMySessions = /*#__PURE__*/ defineEndpoint({
  name: 'getMySessions',
  summary: 'Lists the live sessions of the operator, newest first.',
  method: 'GET',
  path: '/admin/v1/me/sessions',
  response: /*#__PURE__*/ object({
    sessions: /*#__PURE__*/ array(operatorSessionSchema),
    /** The id of the session that asks. */
    current: operatorIdSchema,
  }),
})
