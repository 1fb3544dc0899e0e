import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../Page.ts'
import { repositoryFolder } from '../paths.ts'
import { toSummary } from './toSummary.ts'
import { guides, splitGuides, type GuidePlace } from './guides.ts'

/** Reads the files of the repository that are pages, in the order of the navigation. */
export function readGuides(): readonly Page[] {
  const known = Object.entries(guides).filter(([file]) => existsSync(path.join(repositoryFolder, file)))
  const split: readonly string[] = splitGuides
  const others = globSync(['docs/*.md', 'docs/coming-from/*.md', 'docs/glossary/*.md'], { cwd: repositoryFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !(file in guides) && !split.includes(file))
    .toSorted()
    .map((file) => [file, toPlace(file)] as const)
  return [...known, ...others].map(([file, place]) => toPage(file, place))
}

function toPlace(file: string): GuidePlace {
  const name = path.basename(file, '.md')
  if (file.startsWith('docs/coming-from/')) return { path: `coming-from/${name}`, section: 'Coming from' }
  return { path: file.replace(/^docs\/|\.md$/g, '').replace(/^(?!glossary\/)/, 'guides/'), section: 'Guides' }
}

function toPage(file: string, { path: address, section, title }: GuidePlace): Page {
  const text = readFileSync(path.join(repositoryFolder, file), 'utf8')
  const [, heading = address] = /^# (.+)$/m.exec(text) ?? []
  return {
    path: address,
    title: title ?? heading.replaceAll('`', ''),
    summary: toSummary(text),
    section,
    markdown: text,
    source: file,
    isGenerated: false,
    group: file.startsWith('docs/glossary/') ? 'Glossaries for translators' : undefined,
  }
}
