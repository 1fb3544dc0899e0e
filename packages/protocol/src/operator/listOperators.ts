import { array, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { listedOperatorSchema } from './operatorSchemas.ts'

/** Lists all operators. For owners. */
export const listOperators = /*#__PURE__*/ defineEndpoint({
  name: 'listOperators',
  summary: 'Lists all operators, oldest first.',
  method: 'GET',
  path: '/admin/v1/operators',
  response: /*#__PURE__*/ object({ operators: /*#__PURE__*/ array(listedOperatorSchema) }),
})
