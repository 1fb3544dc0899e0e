import { defineEndpoint, type EndpointDefinition } from '@latchkey/protocol/api'
import { array, object, string } from 'valibot'

/** The endpoints of `addObserveRoutes`, for the document. */
export const observeEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    name: 'getHealth',
    summary: 'Reports that the process is alive.',
    method: 'GET',
    path: '/health',
    response: object({ status: string() }),
  }),
  defineEndpoint({
    name: 'getReadiness',
    summary: 'Reports whether the node can serve; 503 with the reasons if it cannot.',
    method: 'GET',
    path: '/ready',
    response: object({ status: string(), missing: array(string()), limited: array(string()) }),
  }),
  defineEndpoint({
    name: 'getMetrics',
    summary: 'Reads the Prometheus metrics: on the same machine, or with the metrics token.',
    method: 'GET',
    path: '/metrics',
    response: 'blob',
  }),
]
