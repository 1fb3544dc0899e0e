import { adminFindUsers, adminGetUser, adminGetUserCounts, type ProjectUserDetail } from '@latchkey/protocol/operator'
import { testTime } from './answerSession.ts'
import { type FakeCloud, Refusal } from './createFakeCloud.ts'

/** The user that `answerUsers` answers. */
export const testUserId = '3f0b7c1e-5d2a-4f6b-9c80-1a2b3c4d5e6f'

/** Makes a user as the cloud answers one. */
export function createTestUser(parts: Partial<ProjectUserDetail> = {}): ProjectUserDetail {
  const eip155 = '0x52908400098527886e0f7030069857d2e4169ee7'
  const session = { createdAt: testTime, seenAt: testTime, expiresAt: testTime }
  return {
    id: testUserId,
    createdAt: testTime,
    email: 'v•••@example.com',
    eip155,
    hasName: true,
    logins: [
      { kind: 'email', createdAt: testTime },
      { kind: 'google', createdAt: testTime },
    ],
    wallet: {
      eip155,
      solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      createdAt: testTime,
      changedAt: testTime,
      devices: 2,
      passkeys: 1,
      codes: 0,
    },
    earlierWallets: 1,
    sessions: [
      { ...session, id: 'session-1', device: 'Chrome on Linux' },
      { ...session, id: 'session-2', device: null },
    ],
    liveSessions: 2,
    codes: [
      { createdAt: testTime, wrong: 3, state: 'open' },
      { createdAt: testTime - 1, wrong: 0, state: 'used' },
    ],
    events: [
      { createdAt: testTime, kind: 'share_released', subject: null },
      { createdAt: testTime, kind: 'app_granted', subject: 'https://shop.example.com' },
      { createdAt: testTime, kind: 'of_a_later_version', subject: null },
    ],
    deletion: null,
    ...parts,
  }
}

/** Answers the counts of users, the search and one user. */
export function answerUsers(cloud: FakeCloud, user: ProjectUserDetail = createTestUser()): void {
  cloud.answer(adminGetUserCounts, () => ({
    users: 1_284,
    withWallet: 1_102,
    sessions: 2_310,
    newIn7Days: 61,
    newIn30Days: 240,
    toBeDeleted: user.deletion === null ? 0 : 1,
  }))
  cloud.answer(adminFindUsers, ({ body: { find } }) => ({
    users: find === 'visitor@example.com' || find === user.id ? [user] : [],
  }))
  cloud.answer(adminGetUser, ({ parameters }) => {
    if (parameters['user'] !== user.id) throw new Refusal(404, 'not_found')
    return user
  })
}
