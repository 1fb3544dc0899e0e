// Prepares a release in the folder .release, without publishing anything: a patch with the next versions while there are
// changesets, otherwise the packages with their hashes and a bill of materials. Part of the release workflow, whose other jobs take
// this folder by the hash of its SHA256SUMS.
import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listTarballs } from '../registry/listTarballs.ts'
import { listPublishedPackages, readJson, root } from '../shared/workspace.ts'
import { addBundled, type Bill } from './addBundled.ts'
import { formatHashes } from './formatHashes.ts'
import { noticeFiles, readNotices } from './noticeFiles.ts'
import { orderByDependency } from './orderByDependency.ts'

const folder = path.join(root, '.release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const hasChangesets = readdirSync(path.join(root, '.changeset')).some(
  (name) => name.endsWith('.md') && name !== 'README.md',
)
if (hasChangesets) prepareVersions()
else preparePackages()

const hashes = formatHashes(folder)
writeFileSync(path.join(folder, 'SHA256SUMS'), hashes.text)
const output = process.env['GITHUB_OUTPUT']
if (output !== undefined) appendFileSync(output, `kind=${hasChangesets ? 'version' : 'publish'}\nhash=${hashes.hash}\n`)

/** Writes the change of the next versions as a patch. */
function prepareVersions(): void {
  run('pnpm', ['release:version'])
  run('git', ['add', '--all'])
  const { status, stdout } = spawnSync('git', ['diff', '--cached', '--binary'], {
    cwd: root,
    maxBuffer: 64 * 1_048_576,
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(path.join(folder, 'version.patch'), stdout)
}

/** Packs the packages, and lists them in the order of publishing: name, version and file. */
function preparePackages(): void {
  nameRepository()
  run('turbo', ['run', 'tarball'])
  const lines = orderByDependency(listTarballs().map(({ manifest, tarball }) => ({ ...manifest, tarball }))).map(
    ({ name, tarball, version }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      copyFileSync(tarball, path.join(folder, file))
      return `${name} ${version} ${file}\n`
    },
  )
  writeFileSync(path.join(folder, 'packages.txt'), lines.join(''))
  writeBill(path.join(folder, 'sbom.cdx.json'))
}

/** Writes the bill of materials: the packages that are installed, and those that are bundled in their files. */
function writeBill(file: string): void {
  run('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--filter', './packages/*', '--out', file])
  let bill = readJson<Bill>(file)
  for (const { folder: member, manifest } of listPublishedPackages()) {
    const notices = noticeFiles[manifest.name]
    const bundled = notices === undefined ? [] : readNotices(readFileSync(path.join(member, notices), 'utf8'))
    bill = addBundled({ bill, publisher: manifest, bundled })
  }
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
}

/** Writes the repository of the workflow into each package.json, because npm's provenance requires it. */
function nameRepository(): void {
  const repository = process.env['GITHUB_REPOSITORY']
  if (repository === undefined) return
  for (const { folder: member, path: directory } of listPublishedPackages()) {
    const file = path.join(member, 'package.json')
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
    const named = {
      ...manifest,
      repository: { type: 'git', url: `git+https://github.com/${repository}.git`, directory },
    }
    writeFileSync(file, `${JSON.stringify(named, undefined, 2)}\n`)
  }
}

function run(command: string, commandArguments: readonly string[]): void {
  const { status } = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
