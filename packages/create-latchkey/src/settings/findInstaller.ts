import { installers } from './Settings.ts'
import type { Installer } from './Settings.ts'

/**
 * Returns the package manager that runs this program.
 *
 * @param userAgent what package managers set as `npm_config_user_agent`, such as `pnpm/12.18.0 npm/? node/v24.21.0 linux x64`
 */
export function findInstaller(userAgent: string | undefined): Installer {
  return installers.find((name) => userAgent?.startsWith(`${name}/`)) ?? 'npm'
}
