import { toSummary } from '../collect/toSummary.ts'
import type { Page } from '../Page.ts'
import { completeExample } from '../types/completeExample.ts'
import type { ExportedFunction } from '../types/readExports.ts'
import { formatMembers } from './formatMembers.ts'
import { formatSince } from './formatSince.ts'
import { hookGroups } from './hookGroups.ts'

/** Where hooks and components are declared: links in their comments start here. */
export const reactSource = 'packages/react/src/entrypoints/index.ts'

/** Creates a page for each hook that `@latchkey/react` exports, and the list of them. */
export function createHookPages(hooks: readonly ExportedFunction[]): readonly Page[] {
  const grouped = Object.entries(hookGroups).map(
    ([group, names]) => [group, names.flatMap((name) => hooks.filter((hook) => hook.name === name))] as const,
  )
  const listed = new Set(grouped.flatMap(([, members]) => members))
  const all = [...grouped, ['Other', hooks.filter((hook) => !listed.has(hook))] as const].filter(
    ([, members]) => members.length > 0,
  )
  const list: Page = {
    path: 'hooks',
    title: 'All hooks',
    summary: 'The hooks of @latchkey/react.',
    section: 'Hooks',
    source: reactSource,
    isGenerated: true,
    markdown: [
      '# Hooks',
      '',
      'The hooks of `@latchkey/react`. They work below `ModalProvider`, with and without the modal: an app that never opens it never',
      'loads its code. Actions reject with a `ModalError`; the hook also keeps it in `error`.',
      '',
      ...all.flatMap(([group, members]) => [
        `## ${group}`,
        '',
        '| hook | what it is for |',
        '|---|---|',
        ...members.map(({ name, text }) => `| [\`${name}\`](page:hooks/${name}) | ${toSummary(text)} |`),
        '',
      ]),
    ].join('\n'),
  }
  return [list, ...all.flatMap(([group, members]) => members.map((hook) => toPage(hook, group, members)))]
}

function toPage(hook: ExportedFunction, group: string, neighbours: readonly ExportedFunction[]): Page {
  const { name, text, example, signature, parameters, returns, returnType, since } = hook
  // Each hook looks for the provider.
  const errors = [...new Set([...hook.errors, 'modal.providerMissing'])]
  if (text === '' || example === undefined)
    throw new TypeError(`${name} needs a sentence and an example in its comment.`)
  const others = neighbours.filter((other) => other !== hook)
  return {
    path: `hooks/${name}`,
    title: name,
    summary: toSummary(text),
    section: 'Hooks',
    group,
    source: reactSource,
    origin: `packages/react/src/hooks/${name}.ts`,
    isGenerated: true,
    markdown: [
      `# ${name}`,
      '',
      text,
      '',
      '```tsx',
      completeExample(example).trimEnd(),
      '```',
      '',
      ...(parameters.length === 0 ? [] : ['## Parameters', '', ...formatMembers(parameters, 'parameter')]),
      '## Returns',
      '',
      ...(returns.length === 0 ? [`\`${returnType.replaceAll(/\s+/g, ' ')}\``, ''] : formatMembers(returns, 'field')),
      '## Type',
      '',
      '```ts',
      signature,
      '```',
      '',
      '## Errors',
      '',
      ...errors.map((code) => `- [\`${code}\`](page:errors/${code})`),
      '',
      formatSince(since),
      '',
      ...(others.length === 0
        ? []
        : [
            '## See also',
            '',
            ...others.map((other) => `- [\`${other.name}\`](page:hooks/${other.name}): ${toSummary(other.text)}`),
            '',
          ]),
    ].join('\n'),
  }
}
