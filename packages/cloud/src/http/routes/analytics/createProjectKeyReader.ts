import type { Context } from 'hono'
import type { CloudServices } from '../../createCloudServices.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { answerChange } from '../projects/answerChange.ts'

/** Returns a function that finds the project that a request names by id, key or name. */
export function createProjectKeyReader({
  openProjects,
}: Pick<CloudServices, 'openProjects'>): (request: {
  readonly context: Context<HttpEnvironment>
  readonly parameters: { readonly project: string }
}) => Promise<string> {
  return async ({ context, parameters: { project } }) => {
    const { key } = await answerChange(openProjects(context.get('actor')).get(project))
    return key
  }
}
