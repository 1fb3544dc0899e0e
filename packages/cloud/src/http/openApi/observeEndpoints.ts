import { defineEndpoint, type EndpointDefinition } from '@latchkey/protocol/api'
import { array, object, string } from 'valibot'

/** What `addObserveRoutes` answers, for the document. */
export const observeEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    name: 'getHealth',
    summary: 'Tells that the process is alive.',
    method: 'GET',
    path: '/health',
    response: object({ status: string() }),
  }),
  defineEndpoint({
    name: 'getReadiness',
    summary: 'Tells whether the node can serve; 503 with what it lacks if it cannot.',
    method: 'GET',
    path: '/ready',
    response: object({ status: string(), missing: array(string()) }),
  }),
  defineEndpoint({
    name: 'getMetrics',
    summary: "Reads the node's figures for Prometheus: on the same machine, or with the metrics token.",
    method: 'GET',
    path: '/metrics',
    response: 'blob',
  }),
]
