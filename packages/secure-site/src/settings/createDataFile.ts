import { exportUser } from '@latchkey/protocol/embedded'
import type { SettingsFile } from '../screens/Screen.ts'
import type { SiteClient } from '../session/createSiteClient.ts'

/** Makes a file of what the server keeps about the visitor. */
export async function createDataFile(client: SiteClient): Promise<SettingsFile> {
  const data = await client.call(exportUser, {})
  return { name: `latchkey-data-${data.exportedAt.slice(0, 10)}.json`, text: `${JSON.stringify(data, null, 2)}\n` }
}
