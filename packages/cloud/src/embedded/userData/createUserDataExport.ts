import type { CloudContext } from '../../CloudContext.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { readUserExport, type UserExport } from './readUserExport.ts'

/** Gives users what the server keeps about them. */
export interface UserDataExport {
  /** Reads it, and records that the user got it. */
  read(session: WalletSession): Promise<UserExport>
}

/** Creates the export on the database. */
export function createUserDataExport(context: Pick<CloudContext, 'storage' | 'now'>): UserDataExport {
  const { now, storage } = context
  return {
    async read(session) {
      const time = now()
      const { projectKey, userId } = session
      return storage.database.transaction(
        async (transaction) => {
          const events = [{ kind: 'data_exported' } as const]
          await recordSecurityEvents({ database: transaction, session, time, events })
          const rowsAtMost = constants.userDataRows
          return readUserExport({ database: transaction, userId, projectKey, time, rowsAtMost })
        },
        // One state of the database, so that the tables belong together.
        { isolationLevel: 'repeatable read' },
      )
    },
  }
}
