import { expect, it } from 'vitest'
import { createDisposables } from './createDisposables.ts'
import { createTestLogger } from './test/createTestLogger.ts'

it('closes in reverse order and once, despite failures and timeouts', async () => {
  const logger = createTestLogger()
  const disposables = createDisposables({ logger, timeout: 20 })
  const closed: string[] = []
  disposables.add('first', async () => void closed.push('first'))
  disposables.add('hanging', () => new Promise(() => {}))
  disposables.add('broken', async () => {
    throw new TypeError('broken')
  })
  disposables.add('last', async () => void closed.push('last'))
  await disposables.closeAll()
  await disposables.closeAll()
  expect(closed).toEqual(['last', 'first'])
  expect(logger.lines).toMatchObject([
    { level: 'error', message: 'Closing a resource failed', fields: { part: 'broken' } },
    { level: 'warn', message: 'Closing a resource timed out', fields: { part: 'hanging' } },
  ])
})
