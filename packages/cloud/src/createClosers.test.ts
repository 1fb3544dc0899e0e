import { expect, it } from 'vitest'
import { createClosers } from './createClosers.ts'
import { createTestLogger } from './test/createTestLogger.ts'

it('closes the last first, whatever fails or hangs on the way, and nothing twice', async () => {
  const logger = createTestLogger()
  const closers = createClosers({ logger, timeout: 20 })
  const closed: string[] = []
  closers.add('first', async () => void closed.push('first'))
  closers.add('hanging', () => new Promise(() => {}))
  closers.add('broken', async () => {
    throw new TypeError('broken')
  })
  closers.add('last', async () => void closed.push('last'))
  await closers.closeAll()
  await closers.closeAll()
  expect(closed).toEqual(['last', 'first'])
  expect(logger.lines).toMatchObject([
    { level: 'error', message: 'a part did not close', fields: { part: 'broken' } },
    { level: 'warn', message: 'a part did not close in time', fields: { part: 'hanging' } },
  ])
})
