import { formatCount } from './format.ts'

/** The texts about origins that were refused. */
export const refusalsMessages = {
  title: 'Refused in the last 7 days',
  lead: 'Pages of these origins asked for the project, and were refused. If a page is yours, add its origin; if not, leave it here. Hosts with other letters are written as xn--…: a look-alike of your own host is not yours.',
  origin: 'Origin',
  requests: 'Requests',
  count: (requests: number) => formatCount(requests, 'request', 'requests'),
  latest: 'Last seen',
  action: 'Decision',
  add: 'Add',
  addOrigin: (origin: string) => `Add ${origin}`,
  undo: 'Undo',
  undoOrigin: (origin: string) => `Do not add ${origin}`,
  allowed: 'Allowed now',
  others: (requests: number) =>
    `And ${formatCount(requests, 'request', 'requests')} of other origins: those beyond the first 50, and pages without an origin that can be allowed, such as files.`,
  empty: 'No page was refused',
  emptyText:
    'If a page of yours does not work, its origin is not the cause, or its request did not reach this cloud: check that it sends the id of this project. New refusals show here within seconds.',
  emptyOpen: 'The list of origins is empty, so pages of every origin may use the project.',
} as const
