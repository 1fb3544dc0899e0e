import { expect, it } from 'vitest'
import { operators } from '../storage/operatorSchema.ts'
import { createTestOperator } from '../test/createTestOperator.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { createOperators } from './createOperators.ts'

// PGlite has one connection, so its transactions take turns anyway.
describeStorages(
  (getStorage) => {
    it('leaves one owner of two who remove or demote each other at the same time', async () => {
      const { database } = getStorage()
      const now = () => 1
      const { audit } = createTestOperator({ database, now })
      const open = (email: string) =>
        createOperators({ database, audit, now }).openRegister({ name: `operator:${email}`, address: null })
      for (let round = 0; round < 8; round += 1) {
        await database.delete(operators)
        await database
          .insert(operators)
          .values(
            ['ada', 'ben'].map((id) => ({ id, email: `${id}@example.com`, role: 'owner' as const, createdAt: 1 })),
          )
        const [ada, ben] = [open('ada@example.com'), open('ben@example.com')]
        const results = await Promise.allSettled([ada.remove('ben'), ben.changeRole('ada', 'viewer')])
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 'last_owner' } })
        const left = await ada.list()
        expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1)
      }
      expect(await audit.check()).toMatchObject({ faults: [] })
    })
  },
  ['postgres'],
)
