import { noticeFiles, readNotices } from '../release/noticeFiles.ts'
import { root } from '../shared/workspace.ts'

/** A file of a tarball, by its path in the package. */
export interface PackedFile {
  readonly path: string
  readonly text: string
}

const always = ['package.json', 'README.md', 'LICENSE']

/** What a build writes: code and its types, files of pages as they are and compressed, and notices of licences. */
const built = /^dist\/(?!.*(?:^|\/)\.)[^\\]+\.(?:js|d\.ts|css|html|svg|br|gz|txt)$/

/** The files of apps that a package creates, which may be of any kind, but never what npm reads as settings. */
const templates = /^dist\/templates\/(?!.*(?:^|\/)(?:\.npmrc|\.env|node_modules)(?:\/|$))/

/** Tests, and what only a package manager puts there. Helpers of tests may be an entry point of their own. */
const foreign = /(?:^|\/)node_modules\/|\.(?:test|spec|test-d)\.[jt]sx?$/

/**
 * Lists what should not be in the tarball of a published package: files of other kinds than a build writes, tests, source maps, paths
 * of the machine that packed it, and more of the package than these. Also licences of other packages that are missing.
 */
export function findContentProblems(parameters: {
  readonly name: string
  readonly files: readonly PackedFile[]
}): readonly string[] {
  const { name, files } = parameters
  const paths = files.map(({ path }) => path)
  const missing = always.filter((path) => !paths.includes(path)).map((path) => `${name} is packed without ${path}`)
  const unexpected = files.flatMap(({ path, text }) => {
    const isTemplate = templates.test(path)
    if (!always.includes(path) && !isTemplate && (!built.test(path) || foreign.test(path)))
      return [`${name} is packed with ${path}, which no app needs`]
    if (text.includes(root)) return [`${name} is packed with ${path}, which has a path of this machine in it`]
    if (!isTemplate && /\n\/\/# sourceMappingURL=(?!data:)/.test(text))
      return [`${name} is packed with ${path}, whose source map is missing`]
    return []
  })
  return [...missing, ...unexpected, ...findNoticeProblems(name, files)]
}

/** What other packages' licences ask for, and what the bill of materials is made of. */
function findNoticeProblems(name: string, files: readonly PackedFile[]): readonly string[] {
  const expected = noticeFiles[name]
  if (expected === undefined) return []
  const notices = files.find(({ path }) => path === expected)
  if (notices === undefined) return [`${name} is packed without ${expected}, the licences of what is in its files`]
  readNotices(notices.text)
  return []
}
