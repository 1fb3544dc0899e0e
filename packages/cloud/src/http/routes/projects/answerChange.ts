import { CloudError } from '../../../CloudError.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'

/** Converts errors of the store into refusals that the caller can act on. */
export async function answerChange<value>(result: Promise<value>): Promise<value> {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof CloudError)) throw error
    if (error.code === 'project.notFound') throw new ApiRefusal('not_found', error.message, { cause: error })
    if (error.code === 'project.invalid') throw new ApiRefusal('invalid_request', error.message, { cause: error })
    if (error.code === 'sponsorship.conflict')
      throw new ApiRefusal('sponsorship_conflict', error.message, { cause: error })
    throw error
  }
}
