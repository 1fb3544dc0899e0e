import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { onrampOptionsSchema } from './onrampOptions.ts'

/** Reads what can be bought, and with what (S7.022). */
export const getOnrampOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getOnrampOptions',
  summary: 'Reads what can be bought, and with what.',
  method: 'GET',
  path: '/v1/onramp/options',
  query: sdkQuerySchema,
  response: onrampOptionsSchema,
  capability: 'onramp',
})
