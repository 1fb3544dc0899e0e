import { describe, expect, it } from 'vitest'
import { findBrokenLinks } from '../../docs-site/src/checks/findBrokenLinks.ts'
import { findIncompletePages } from '../../docs-site/src/checks/findIncompletePages.ts'
import { findInlineCode } from '../../docs-site/src/checks/findInlineCode.ts'
import { findMissingPages, readDocumented } from '../../docs-site/src/checks/findMissingPages.ts'
import { findWeakWords } from '../../docs-site/src/checks/findWeakWords.ts'
import { includeExamples } from '../../docs-site/src/collect/includeExamples.ts'
import { toSummary } from '../../docs-site/src/collect/toSummary.ts'
import { formatSchema } from '../../docs-site/src/generate/formatSchema.ts'
import type { Page } from '../../docs-site/src/Page.ts'
import { createLinks } from '../../docs-site/src/render/createLinks.ts'
import { createSlugs } from '../../docs-site/src/render/createSlugs.ts'
import { toRelativePage } from '../../docs-site/src/render/toRelative.ts'
import { completeExample } from '../../docs-site/src/types/completeExample.ts'
import { readGuideCode } from '../../docs-site/src/types/readGuideCode.ts'

const createPage = (path: string, parts: Partial<Page> = {}): Page => ({
  path,
  title: path,
  summary: '',
  section: 'Guides',
  markdown: '',
  source: `docs/${path}.md`,
  isGenerated: false,
  ...parts,
})

describe('the checks of the built pages', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">'

  it('find links to files and anchors that do not exist', () => {
    const pages = [
      { file: 'index.html', html: '<a href="a/">a</a><a href="a/#there">b</a><a href="https://example.com">c</a>' },
      { file: 'a/index.html', html: '<h2 id="there"></h2><a href="../">up</a><a href="#gone">x</a><img src="b.png">' },
    ]
    const files = new Set(['index.html', 'a/index.html'])
    expect(findBrokenLinks(pages, (file) => files.has(file))).toStrictEqual([
      'a/index.html links to #gone, but the page has no such anchor',
      'a/index.html links to b.png, which does not exist',
    ])
  })

  it('find code that the policy blocks', () => {
    const page = (html: string): readonly string[] => findInlineCode([{ file: 'a.html', html: policy + html }])
    expect(page('<script src="a.js"></script><p class="b">onload</p>')).toStrictEqual([])
    expect(page('<script>run()</script>')).toStrictEqual(['a.html has an inline script'])
    expect(page('<style>p {}</style>')).toStrictEqual(['a.html has an inline style sheet'])
    expect(page('<td style="text-align:right">')).toStrictEqual(['a.html has an inline style'])
    expect(page('<b onclick="run()">')).toStrictEqual(['a.html has an inline event handler'])
    expect(findInlineCode([{ file: 'a.html', html: '' }])).toStrictEqual(['a.html has no Content-Security-Policy'])
  })

  it('find weak words and long sentences, but not in code', () => {
    const find = (markdown: string): readonly string[] => findWeakWords([{ path: 'a', markdown }])
    expect(find('Call `please()`.\n\n```sh\njust build\n```\n')).toStrictEqual([])
    expect(find('Simply call it.')).toStrictEqual(['a says "Simply"'])
    expect(find(`${'word '.repeat(31)}end.`)).toStrictEqual([
      expect.stringMatching(/^a has a sentence of more than 30 words: word/),
    ])
  })

  it('find what has no page', () => {
    const documented = {
      exports: ['useA'],
      options: ['b'],
      errors: ['c.d'],
      settings: ['LATCHKEY_E'],
      calls: ['GET /f'],
    }
    expect(findMissingPages([], documented)).toStrictEqual([
      'The export useA has no page',
      'The option b has no page',
      'The error c.d has no page',
      'The setting LATCHKEY_E has no page',
      'The call GET /f has no page',
    ])
    const pages = [
      createPage('hooks/useA'),
      createPage('options/b'),
      createPage('errors/c.d'),
      createPage('self-host/settings', { markdown: '| `LATCHKEY_E` |' }),
      createPage('self-host/api/g', { markdown: '## GET /f\n' }),
    ]
    expect(findMissingPages(pages, documented)).toStrictEqual([])
    expect(findMissingPages(pages, { ...documented, errors: [] })).toStrictEqual(['There is no error to look for'])
  })

  it('find pages of the code that lack an example, a type, errors or a version', () => {
    const whole = {
      'hooks/useA': '```tsx\na\n```\n\n## Type\n\n## Errors\n\nSince 0.1.0.\n',
      'options/b':
        'Type: `string`\n\n```ts\nb\n```\n\n[`options.invalid`](page:errors/options.invalid)\n\nSince 0.1.0.\n',
      'errors/c.d': '## What happened\n\n## What to do\n\n```ts\nc\n```\n\nSince 0.1.0.\n',
    }
    const find = (entries: Readonly<Record<string, string>>, summary = 'Reads.'): readonly string[] =>
      findIncompletePages(
        Object.entries(entries).map(([path, markdown]) => createPage(path, { markdown, summary, isGenerated: true })),
      )
    expect(find({ ...whole, hooks: '', 'options/types': '', 'guides/e': '' })).toStrictEqual([])
    expect(find({ 'hooks/useA': whole['hooks/useA'] }, '')).toStrictEqual(['The page hooks/useA has no purpose'])
    expect(find({ 'hooks/useA': '', 'options/b': whole['options/b'].replace('```ts', '```') })).toStrictEqual([
      'The page hooks/useA has no example',
      'The page hooks/useA has no type',
      'The page hooks/useA has no errors',
      'The page hooks/useA has no version',
      'The page options/b has no example',
    ])
  })

  it('read what must have a page from the files of the repository', () => {
    const { exports, options, errors, settings, calls } = readDocumented()
    expect(exports).toContain('useAccount')
    expect(exports).not.toContain('type UseAccountReturnType')
    expect(options).toContain('themeMode')
    expect(errors).toContain('connection.rejected')
    expect(settings).toContain('LATCHKEY_PORT')
    expect(calls).toContain('GET /getWallets')
  })
})

describe('the text of a page', () => {
  it('shows files, and refuses code that is typed into it', () => {
    expect(includeExamples('<<< vite/src/App.tsx', 'page')).toMatch(/^```tsx src\/App\.tsx\nimport .*\n```$/s)
    expect(includeExamples('<<< live/connect.tsx#app', 'page')).not.toContain('region')
    expect(() => includeExamples('<<< live/connect.tsx#gone', 'page')).toThrow('has no region gone')
    const template = includeExamples('<<< template:tanstack-start/src/routes/__root.tsx', 'page')
    expect(template).toMatch(/^```tsx src\/routes\/__root\.tsx\nimport /)
    expect(template).not.toMatch(/\[!?signIn\]|useRouter/)
    expect(includeExamples('```sh\nnpm install\n```', 'page')).toBe('```sh\nnpm install\n```')
    expect(() => includeExamples('```ts\nlet a = 1\n```', 'page')).toThrow('page has a block of "ts"')
  })

  it('is summed up by its first sentence', () => {
    expect(toSummary('# A\n\n```ts\ncode\n```\n\nReads [the](b.md) `c`. More.\n')).toBe('Reads the c.')
    expect(toSummary('# A\n\nCosts 1.5 kB\nat most: nothing')).toBe('Costs 1.5 kB at most.')
  })

  it('has the anchors of GitHub', () => {
    const toSlug = createSlugs()
    expect(['Sign-in & `out`', 'A', 'A'].map((heading) => toSlug(heading))).toStrictEqual(['sign-in--out', 'a', 'a-1'])
  })

  it('gets the import statements that an example has no room for', () => {
    const example =
      '```tsx\nfunction A() {\n  const { address } = useAccount()\n  return <ConnectButton label={address} />\n}\n```'
    expect(completeExample(example)).toMatch(
      /^import \{ ConnectButton, useAccount \} from '@latchkey\/react'\n\nfunction A/,
    )
    const word = '```tsx\nfunction A() {\n  const { send } = useSend()\n  return <b>Swap</b>\n}\n```'
    expect(completeExample(word)).toMatch(/^import \{ useSend \} from '@latchkey\/react'\n\nfunction/)
    const own = "```ts\nimport { createModal } from '@latchkey/core'\n```"
    expect(completeExample(own)).toBe("import { createModal } from '@latchkey/core'\n")
  })
})

describe('the code of a guide', () => {
  const read = (markdown: string, source = 'docs/money.md') => readGuideCode([{ source, markdown, isGenerated: false }])
  const block = (code: string): string => `Text.\n\n\`\`\`tsx\n${code}\n\`\`\`\n`

  it('is compiled with what it takes for granted, and nothing that it has', () => {
    const [whole, hook, body] = read(
      [
        block("import { sendPlugin } from '@latchkey/core'\n\nconst send = await modal.plugin(sendPlugin).load()"),
        block('const { type, setType } = useAccountType()'),
        block("import { isModalError } from '@latchkey/core'\n\nif (isModalError(1, 'a')) return show()"),
      ].join('\n'),
    )
    expect(whole?.code).toMatch(/^import \{ modal \} from '.*surroundings\.ts'\nimport \{ sendPlugin \}/)
    expect(hook?.code).toMatch(/^import \{ useAccountType \} from '@latchkey\/react'\n\nconst/)
    expect(body?.code).toContain('export async function example() {\nif (isModalError')
    expect(read(block('const networks = [1]')).at(0)?.code).toBe('const networks = [1]\n')
  })

  it('is left out if a test of the repository compiles it, or it says why nothing does', () => {
    expect(read(block('let a = 1'), 'docs/options.md')).toStrictEqual([])
    expect(read(block('// Not compiled: its package is not here.\nlet a = 1'))).toStrictEqual([])
    expect(read('```json\n{}\n```\n')).toStrictEqual([])
  })
})

describe('links', () => {
  const cloud = createPage('self-host/cloud', { source: 'docs/cloud.md' })
  const option = createPage('options/themeMode', { source: 'docs/options.md', isGenerated: true })
  const error = createPage('errors/chunk.failed', { source: 'docs/errors.md', isGenerated: true })

  it('lead from files to the pages that are made of them', () => {
    const { resolve, problems } = createLinks([cloud, option, error])
    const to = (href: string): unknown => resolve(cloud, href)
    expect(to('cloud.md#projects')).toStrictEqual({ kind: 'page', path: 'self-host/cloud', anchor: 'projects' })
    expect(to('options.md#thememode')).toMatchObject({ path: 'options/themeMode', anchor: '' })
    expect(to('errors.md#chunk.failed')).toMatchObject({ path: 'errors/chunk.failed', anchor: '' })
    expect(to('openapi.json')).toStrictEqual({ kind: 'file', path: 'openapi.json' })
    expect(to('../LICENSE')).toMatchObject({ kind: 'elsewhere', url: expect.stringMatching(/\/blob\/main\/LICENSE$/) })
    expect(problems).toStrictEqual([])
  })

  it('are reported if they lead nowhere', () => {
    const { resolve, problems } = createLinks([cloud])
    resolve(cloud, 'gone.md')
    resolve(cloud, 'page:gone')
    expect(problems).toStrictEqual([
      'docs/cloud.md links to docs/gone.md, which does not exist.',
      'self-host/cloud links to gone, which is no page.',
    ])
  })

  it('are relative, so that the site works under any path', () => {
    expect(toRelativePage('', 'hooks/useAccount')).toBe('hooks/useAccount/')
    expect(toRelativePage('hooks/useAccount', '')).toBe('../../')
    expect(toRelativePage('', '')).toBe('./')
  })
})

it('writes a schema as a type', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string' }, count: { type: ['integer', 'null'] }, tags: { items: { enum: ['a', 'b'] } } },
    required: ['id'],
  } as const
  expect(formatSchema(schema)).toBe('{\n  id: string\n  count?: number | null\n  tags?: ("a" | "b")[]\n}')
})
