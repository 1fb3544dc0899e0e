import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cloudCommand } from '../relay/startNode.ts'

const run = promisify(execFile)

/** Creates the project of an app, and returns its id. */
export async function createProject(parameters: {
  readonly databaseUrl: string
  readonly origin: string
}): Promise<string> {
  const { databaseUrl, origin } = parameters
  const call = (...values: string[]) =>
    run(process.execPath, [...cloudCommand, 'projects', ...values], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    })
  const { stdout } = await call('create', 'Soak', origin, '--json')
  const id = /"projectId":\s*"([^"]+)"/.exec(stdout)?.[1]
  if (id === undefined) throw new Error(`The command printed no id:\n${stdout}`)
  await call('analytics', id, 'on')
  return id
}
