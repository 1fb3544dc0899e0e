import { globSync } from 'node:fs'
import path from 'node:path'
import { isAllowedLicence } from '../../../scripts/licences/isAllowedLicence.ts'
import { readManifest } from '../../../scripts/shared/workspace.ts'
import { siteFolder } from '../paths.ts'

/** Returns the packages that the site installs, or another workspace, under a licence that is not on the list. */
export function findLicenceProblems(folder = siteFolder): readonly string[] {
  const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: folder })
  if (manifests.length === 0) return ['The packages of the site are not installed']
  return manifests
    .map((file) => readManifest(path.dirname(path.join(folder, file))))
    .filter(({ license }) => typeof license !== 'string' || !isAllowedLicence(license))
    .map(
      ({ name, version, license }) => `${name}@${version} has the licence ${String(license)}, which is not on the list`,
    )
}
