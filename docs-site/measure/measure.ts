// Measures the documentation site with Lighthouse: `node scripts/boot.mjs --tools node docs-site/measure/measure.ts`. It installs Lighthouse,
// builds the site and takes some minutes, so it is no part of `npm test`.
import { buildSite } from '../src/buildSite.ts'
import { findLicenceProblems } from '../src/checks/findLicenceProblems.ts'
import { installPackages } from '../src/installPackages.ts'
import { outputFolder } from '../src/paths.ts'
import { compressFiles } from '../src/write/compressFiles.ts'
import { fail } from '../../scripts/shared/problems.ts'

installPackages()
installPackages(import.meta.dirname)
// axe, as elsewhere in the repository: MPL-2.0, unmodified, for checks only.
for (const problem of findLicenceProblems(import.meta.dirname)) if (!problem.startsWith('axe-core@')) fail(problem)
const { problems } = await buildSite()
for (const problem of problems) fail(problem)
compressFiles(outputFolder)
const { measureSite } = await import('./measureSite.ts')
await measureSite()
