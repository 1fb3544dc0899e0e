import type { Manifest } from '../shared/workspace.ts'

/**
 * Returns what is wrong with the links that npm shows for a package.
 *
 * @param repository The root manifest's `repository.url`.
 */
export function checkLinks(parameters: {
  readonly manifest: Pick<Manifest, 'repository' | 'homepage' | 'bugs'>
  /** The package's folder relative to the root. */
  readonly folder: string
  readonly repository: string
}): readonly string[] {
  const { manifest, folder, repository } = parameters
  const page = repository.replace(/^git\+|\.git$/g, '')
  const wanted = {
    repository: { type: 'git', url: repository, directory: folder },
    homepage: `${page}/tree/main/${folder}#readme`,
    bugs: `${page}/issues`,
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const expected = JSON.stringify(value)
    return JSON.stringify(Reflect.get(manifest, name)) === expected ? [] : [`"${name}" must be ${expected}`]
  })
}

/** Returns the links of a package's README that work in the repository only: npm shows the file on a page of its own. */
export function findRelativeLinks(markdown: string): readonly string[] {
  const links = markdown.matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)|`(docs\/[\w-]+\.md)`/g)
  return Array.from(links, ([, target, page]) => target ?? page ?? '')
}
