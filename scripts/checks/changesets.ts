// A package whose public types differ from its last release needs a changeset. docs/api/released.json holds
// one hash of the released types for each package, so the check needs no git history.
//
//   node scripts/checks/changesets.ts               checks
//   node scripts/checks/changesets.ts --released    records the current types as released (part of `pnpm release:version`)
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, finish } from '../shared/problems.ts'
import { listPublishedPackages, readJson, root } from '../shared/workspace.ts'

const releasedFile = path.join(root, 'docs', 'api', 'released.json')
const names = listPublishedPackages().map(({ shortName }) => shortName)

if (process.argv.includes('--released')) {
  const hashes = Object.fromEntries(names.map((name) => [name, hashTypes(name)]))
  writeFileSync(releasedFile, `${JSON.stringify(hashes, undefined, 2)}\n`)
} else check()

function check(): void {
  const released: Readonly<Record<string, string>> = existsSync(releasedFile) ? readJson(releasedFile) : {}
  const changesets = globSync('.changeset/*.md', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const changed = names.filter((name) => hashTypes(name) !== released[name])
  for (const name of changed) {
    const line = new RegExp(`^['"]?(?:@latchkey/)?${name}['"]?: (?:major|minor|patch)$`, 'm')
    if (!changesets.some((text) => line.test(frontMatter(text))))
      fail(
        `the public types of @latchkey/${name} changed since its release, and no changeset names it: run \`pnpm changeset\``,
      )
  }
  for (const text of changesets) checkNames(frontMatter(text))
  finish(`${changed.length} changed packages are named in ${changesets.length} changesets`)
}

/** Refuses changesets for unknown packages, which would break the release. */
function checkNames(text: string): void {
  for (const [, name = ''] of text.matchAll(/^['"]?([^'"\n:]+)['"]?: /gm))
    if (!names.includes(name.replace('@latchkey/', '')))
      fail(`a changeset names ${name}, which is not a published package`)
}

function frontMatter(text: string): string {
  return /^---\n(.*?)\n---/s.exec(text)?.[1] ?? ''
}

/** Returns one hash of all snapshots of a package's entry points. */
function hashTypes(name: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('*.d.ts', { cwd: path.join(root, 'docs', 'api', name) }).toSorted())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, 'docs', 'api', name, file)))
  return hash.digest('hex')
}
