import { number, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorIdSchema } from './operatorSchemas.ts'

/** Ends all sessions of an operator. For owners. */
export const endOperatorSessions = /*#__PURE__*/ defineEndpoint({
  name: 'endOperatorSessions',
  summary: 'Ends all sessions of an operator.',
  method: 'DELETE',
  path: '/admin/v1/operators/{operator}/sessions',
  parameters: /*#__PURE__*/ object({ operator: operatorIdSchema }),
  response: /*#__PURE__*/ object({
    /** How many have ended. */
    ended: /*#__PURE__*/ number(),
  }),
})
