import { globSync } from 'node:fs'
import path from 'node:path'
import { parseMessage, type MessageNode } from '../../packages/react/src/messages/parseMessage.ts'
import { root } from '../shared/workspace.ts'

/** A text of a catalogue: what it says, in each of its branches. */
export interface CatalogueText {
  /** Unique among all catalogues, such as `react/views connecting.waiting`. */
  readonly key: string
  /** Every form, such as those of a plural, with `{}` in place of each value. */
  readonly forms: readonly string[]
  /** The values with their kinds, sorted. `undefined` if the text cannot be read. */
  readonly values: readonly string[] | undefined
  /** The categories of each plural. */
  readonly plurals: readonly (readonly string[])[]
}

interface CatalogueFiles {
  readonly name: string
  /** A path with `*` in place of the tag. */
  readonly file: string
  /** The name of the export, and that of English if it is another. */
  readonly own: string
  readonly english?: string
  readonly read: (name: string, value: unknown) => readonly CatalogueText[]
}

const react = 'packages/react/src/messages/languages/*'
const site = 'packages/secure-site/src'

/** All files of texts that every language has. Those of buttons are part of the opening, and those of swaps of money. */
const catalogues: readonly CatalogueFiles[] = [
  { name: 'react/opening', file: `${react}/opening.ts`, own: 'opening', english: 'en', read: readIcu },
  { name: 'react/views', file: `${react}/views.ts`, own: 'views', english: 'enViews', read: readIcu },
  { name: 'react/money', file: `${react}/money.ts`, own: 'money', english: 'enMoney', read: readIcu },
  { name: 'site/screens', file: `${site}/messages/screens/*.ts`, own: 'screens', read: readForms },
  { name: 'site/settings', file: `${site}/messages/settings/*.ts`, own: 'settingsTexts', read: readForms },
  { name: 'site/recover', file: `${site}/recover/texts/*.ts`, own: 'recoverTexts', read: readForms },
  { name: 'site/login', file: `${site}/login/texts/*.ts`, own: 'loginTexts', read: readForms },
  { name: 'cloud/mail', file: 'packages/cloud/src/embedded/mail/texts/*.ts', own: 'mailTexts', read: readForms },
]

/** The tags that have a file in a catalogue. A tag has two lower-case letters first, which no other file of these folders has. */
export function listTags(name: string): readonly string[] {
  const { file } = findCatalogue(name)
  const [before = '', after = ''] = file.split('*')
  return globSync(`${before}*${after}`, { cwd: root })
    .map((found) => found.slice(before.length, found.length - after.length))
    .filter((tag) => /^[a-z]{2}(?:-\w+)?$/.test(tag))
    .toSorted()
}

export const catalogueNames: readonly string[] = catalogues.map(({ name }) => name)

/** Reads the texts of a language in all catalogues. */
export async function readTexts(tag: string): Promise<readonly CatalogueText[]> {
  const lists = await Promise.all(
    catalogues.map(async ({ english, file, name, own, read }) => {
      const module: Readonly<Record<string, unknown>> = await import(path.join(root, file.replace('*', tag)))
      return read(name, module[tag === 'en' ? (english ?? own) : own])
    }),
  )
  return lists.flat().filter(({ key }) => key !== 'cloud/mail direction')
}

function findCatalogue(name: string): CatalogueFiles {
  const found = catalogues.find((each) => each.name === name)
  if (found === undefined) throw new TypeError(`There is no catalogue ${name}.`)
  return found
}

/** Texts of the modal: ICU messages. */
function readIcu(name: string, value: unknown): readonly CatalogueText[] {
  return Object.entries(Object(value)).map(([key, text]) => {
    const nodes = typeof text === 'string' ? parseMessage(text) : undefined
    return {
      key: `${name} ${key}`,
      forms: nodes ? listForms(nodes) : [String(text)],
      values: nodes && unique(listValues(nodes)),
      plurals: nodes ? listPlurals(nodes) : [],
    }
  })
}

/** Texts with values in braces, plural forms by category, pairs around a value, and functions of values. */
function readForms(name: string, value: unknown): readonly CatalogueText[] {
  if (typeof value === 'string') return [toText(name, [value])]
  if (typeof value === 'function') {
    // A count decides which form a function returns. Other values keep their place.
    const counts = [1, 2, 5, 72]
    const values = Array.from({ length: value.length }, (_, index) => `{${index}}`)
    const forms = counts.map((count) => String(value(...(/validity/.test(name) ? [count] : values))))
    return [
      toText(
        name,
        unique(forms.map((form) => form.replace(/\d+/, (digits) => (/validity/.test(name) ? '{0}' : digits)))),
      ),
    ]
  }
  const entries = Object.entries(Object(value))
  if (entries.some(([key]) => key === 'other'))
    return [
      {
        ...toText(
          name,
          entries.map(([, form]) => String(form)),
        ),
        plurals: [entries.map(([key]) => key)],
      },
    ]
  return entries.flatMap(([key, each]) => readForms(`${name} ${key}`, each))
}

function toText(key: string, forms: readonly string[]): CatalogueText {
  const values = unique(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found)))
  return { key, forms: forms.map((form) => form.replaceAll(/\{\w+\}/g, '{}')), values, plurals: [] }
}

function listForms(nodes: readonly MessageNode[]): readonly string[] {
  let forms: readonly string[] = ['']
  for (const node of nodes) {
    const parts =
      typeof node === 'string' ? [node] : 'branches' in node ? [...node.branches.values()].flatMap(listForms) : ['{}']
    forms = forms.flatMap((form) => parts.map((part) => form + part))
  }
  return forms
}

function listValues(nodes: readonly MessageNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'count') return []
    const inner = 'branches' in node ? [...node.branches.values()].flatMap(listValues) : []
    return [`${node.name}:${node.kind}`, ...inner]
  })
}

function listPlurals(nodes: readonly MessageNode[]): readonly (readonly string[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !('branches' in node)) return []
    const inner = [...node.branches.values()].flatMap(listPlurals)
    return node.kind === 'plural' ? [[...node.branches.keys()], ...inner] : inner
  })
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].toSorted()
}
