import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorIdSchema } from './operatorSchemas.ts'

/** Ends a session of the operator. For the dashboard. */
export const endMySession = /*#__PURE__*/ defineEndpoint({
  name: 'endMySession',
  summary: 'Ends a session of the operator; `current` is the one that asks, which logs out.',
  method: 'DELETE',
  path: '/admin/v1/me/sessions/{session}',
  parameters: /*#__PURE__*/ object({ session: operatorIdSchema }),
  response: 'empty',
})
