// A node that is killed before any statement, also one that would clean up. Another node on the same database still works.
import { confirmNewEmail, confirmOldEmail, updateEmail } from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { devices, vaults, vaultShares } from '../../../storage/embeddedSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createMortalDatabase } from '../../../test/createMortalDatabase.ts'
import { createTestMember, createTestVault, type TestMember, toNewBoxes } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

let serial = 0
const createEmail = (): string => `killed${(serial += 1)}@example.com`

/** Two nodes on one database. The first one can be killed. */
async function startNodes(storage: Storage) {
  const mortal = createMortalDatabase(storage.database)
  const node = await startEmbeddedCloud({ storage: { ...storage, database: mortal.database } })
  const other = await startEmbeddedCloud({ storage })
  /** Repeats a round, each time with a later kill, until the node has survived. Returns how often it was killed. */
  const killEverywhere = async (
    begin: () => Promise<{
      /** What the node is killed at. */
      readonly attempt: () => Promise<Response>
      /** Looks at what is left, and continues at the other node. */
      readonly check: (wasDone: boolean) => Promise<void>
    }>,
  ): Promise<number> => {
    for (let number = 1; ; number += 1) {
      const { attempt, check } = await begin()
      node.clock.now = other.clock.now
      mortal.killBefore(number)
      const { ok } = await attempt()
      const wasKilled = mortal.revive()
      await check(ok)
      if (!wasKilled) return number - 1
    }
  }
  return { node, other, projectId: other.projectId, killEverywhere }
}

const toBoxes = (members: readonly TestMember[]) =>
  members
    .map(({ box, id }) => ({ ownerId: id, box: box.toString('base64') }))
    .toSorted((one, another) => (one.ownerId < another.ownerId ? -1 : 1))
const readShare = async (answer: Response): Promise<unknown> => Object(await answer.json())['share']
const ofMember = ({ server }: TestMember): string => server.toString('base64')

describeStorages((getStorage) => {
  const countRows = async (userId: string): Promise<readonly number[]> => {
    const { database } = getStorage()
    return [
      await database.$count(vaults, eq(vaults.userId, userId)),
      await database.$count(vaultShares, eq(vaultShares.userId, userId)),
      await database.$count(devices, eq(devices.userId, userId)),
    ]
  }

  it('leaves no half of a wallet behind if it is killed while one is created, which then succeeds', async () => {
    const { killEverywhere, node, other, projectId } = await startNodes(getStorage())
    const kills = await killEverywhere(async () => {
      const { secret, userId } = await other.logIn(createEmail())
      const [device, code] = [createTestMember('device'), createTestMember('code')]
      const body = createTestVault().create([device, code])
      return {
        attempt: () => node.send('POST', '/embedded/v1/vault', { body, secret, projectId }),
        check: async (wasDone) => {
          expect(await countRows(userId)).toEqual(wasDone ? [1, 2, 1] : [0, 0, 0])
          expect(wasDone ? 204 : await readRefusalCode(await other.create(secret, body))).toBe(204)
          expect((await other.read(secret)).vault).toEqual({ content: body.content, boxes: toBoxes([device, code]) })
          expect(await readShare(await other.askShare('device', secret, device.id))).toBe(ofMember(device))
          expect(await readShare(await other.askShare('recovery', secret, code.id))).toBe(ofMember(code))
        },
      }
    })
    expect(kills).toBeGreaterThan(5)
  })

  it('keeps all shares of before or has all of after if it is killed while shares change', async () => {
    const { killEverywhere, node, other, projectId } = await startNodes(getStorage())
    const kills = await killEverywhere(async () => {
      const { secret } = await other.logIn(createEmail())
      const vault = createTestVault()
      const [device, code, passkey] = [
        createTestMember('device'),
        createTestMember('code'),
        createTestMember('passkey'),
      ]
      expect(await readRefusalCode(await other.create(secret, vault.create([device, code])))).toBe(204)
      // A new share for the device, and a passkey in the place of the code.
      const fresh: TestMember = { ...createTestMember('device'), id: device.id, token: undefined }
      const body = { manifest: vault.signManifest([fresh, passkey], 2), boxes: toNewBoxes([fresh, passkey]) }
      const expectMembers = async (own: TestMember, method: TestMember) => {
        expect((await other.read(secret)).vault?.boxes).toEqual(toBoxes([own, method]))
        expect(await readShare(await other.askShare('device', secret, own.id))).toBe(ofMember(own))
        expect(await readShare(await other.askShare('recovery', secret, method.id))).toBe(ofMember(method))
      }
      return {
        attempt: () => node.send('PUT', '/embedded/v1/vault', { body, secret, projectId }),
        check: async (wasDone) => {
          await (wasDone ? expectMembers(fresh, passkey) : expectMembers(device, code))
          expect(wasDone ? 204 : await readRefusalCode(await other.change(secret, body))).toBe(204)
          await expectMembers(fresh, passkey)
        },
      }
    })
    expect(kills).toBeGreaterThan(8)
  })

  it.each(['the code of the old address', 'the code of the new address'] as const)(
    'locks no user out if it is killed while the e-mail address changes, at %s',
    async (step) => {
      const { killEverywhere, node, other, projectId } = await startNodes(getStorage())
      const kills = await killEverywhere(async () => {
        const [from, to] = [createEmail(), createEmail()]
        // The mails of the rounds are not limited together.
        other.clock.now += 2 * 3_600_000
        const { secret, userId } = await other.logIn(from)
        const send = (path: string, body: object) => other.send('POST', path, { secret, body })
        const begin = async (): Promise<void> => {
          other.clock.now += constants.resendAfter
          const answer = await send(updateEmail.path, { email: to, origin: appOrigin })
          expect(answer.status, await answer.clone().text()).toBe(200)
        }
        const confirmOld = async (): Promise<void> => {
          expect((await send(confirmOldEmail.path, { code: await other.readCode(from) })).status).toBe(200)
        }
        await begin()
        const isNew = step === 'the code of the new address'
        if (isNew) await confirmOld()
        const code = await other.readCode(isNew ? to : from)
        const { path } = isNew ? confirmNewEmail : confirmOldEmail
        return {
          attempt: () => node.send('POST', path, { secret, body: { code }, projectId }),
          check: async (wasDone) => {
            // The user is the owner of one of both addresses, and logs in with it on any device.
            const owned = isNew && wasDone ? to : from
            expect((await other.logIn(owned)).userId).toBe(userId)
            if (owned === to) return
            await begin()
            const answers = [await send(confirmOldEmail.path, { code: await other.readCode(from) })]
            answers.push(await send(confirmNewEmail.path, { code: await other.readCode(to) }))
            expect(answers.at(-1)?.status).toBe(200)
            expect((await other.logIn(to)).userId).toBe(userId)
          },
        }
      })
      expect(kills).toBeGreaterThan(5)
    },
  )
})
