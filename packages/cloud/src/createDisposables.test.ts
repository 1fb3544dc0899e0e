import { expect, it } from 'vitest'
import { createDisposables } from './createDisposables.ts'
import { createTestLogger } from './test/createTestLogger.ts'

it('closes the last first, whatever fails or hangs on the way, and nothing twice', async () => {
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
    { level: 'error', message: 'a part did not close', fields: { part: 'broken' } },
    { level: 'warn', message: 'a part did not close in time', fields: { part: 'hanging' } },
  ])
})
