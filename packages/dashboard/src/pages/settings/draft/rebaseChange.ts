import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import { toMailFields, toProjectMails } from '../../../messages/mailFields.ts'
import { mergeFields, mergeList } from './mergeVersions.ts'

/**
 * Moves a change to a newer version of a project. Of lists, only what was added and removed moves: what others have added meanwhile
 * stays.
 *
 * @param parameters.before the version that the change was made on.
 */
export function rebaseChange(parameters: {
  readonly change: AdminProjectChange
  readonly before: AdminProject
  readonly theirs: AdminProject
}): AdminProjectChange {
  const { before, change, theirs } = parameters
  const { allowedOrigins, features, mails } = change
  return {
    ...change,
    ...(allowedOrigins === undefined
      ? {}
      : { allowedOrigins: mergeList(before.allowedOrigins, allowedOrigins, theirs.allowedOrigins) }),
    ...(features === undefined ? {} : { features: mergeFields(before.features, features, theirs.features) }),
    ...(mails === undefined
      ? {}
      : {
          mails: toProjectMails(
            mergeFields(toMailFields(before.mails), toMailFields(mails), toMailFields(theirs.mails)),
          ),
        }),
  }
}
