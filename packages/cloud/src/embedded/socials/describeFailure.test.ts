import { parseAsync, string } from 'valibot'
import { expect, it } from 'vitest'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { describeFailure } from './describeFailure.ts'

it('repeats what this cloud says of a failure', () => {
  const refusal = new ApiRefusal('upstream_failed', 'The user endpoint answered 503.')
  expect(describeFailure(refusal)).toBe('The user endpoint answered 503.')
})

it('repeats nothing that a provider sent', async () => {
  const sent = 'Alice <alice@example.com>'
  const invalid: unknown = await parseAsync(string(), { name: sent }).catch((error: unknown) => error)
  const failures = [
    Object.assign(new Error(sent), { code: 'OAUTH_RESPONSE_BODY_ERROR', error: 'invalid_grant' }),
    Object.assign(new Error(sent), { code: 'OAUTH_RESPONSE_BODY_ERROR', error: sent }),
    invalid,
    new TypeError(sent),
    sent,
  ]
  expect(failures.map(describeFailure)).toEqual([
    'OAUTH_RESPONSE_BODY_ERROR invalid_grant',
    'OAUTH_RESPONSE_BODY_ERROR',
    'The user has another form than expected.',
    'TypeError',
    'unknown',
  ])
})
