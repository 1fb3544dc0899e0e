import { toSummary } from '../collect/toSummary.ts'
import type { Page } from '../Page.ts'
import { completeExample } from '../types/completeExample.ts'
import type { ExportedFunction } from '../types/readExports.ts'
import { reactSource } from './createHookPages.ts'
import { formatMembers } from './formatMembers.ts'
import { formatSince } from './formatSince.ts'

/** Components of which a page shows a live one. */
const live: Readonly<Record<string, string>> = { ConnectButton: 'connect' }

/** Creates a page for each component that `@latchkey/react` exports. */
export function createComponentPages(components: readonly ExportedFunction[]): readonly Page[] {
  return components.map(({ name, text, example, parameters, since, ...component }) => {
    // The provider needs its modal, and each button the provider.
    const needed = name === 'ModalProvider' ? 'modal.missing' : 'modal.providerMissing'
    const errors = [...new Set([...component.errors, needed])]
    if (text === '' || example === undefined)
      throw new TypeError(`${name} needs a sentence and an example in its comment.`)
    const isButton = name.endsWith('Button')
    const demo = live[name]
    return {
      path: `components/${name}`,
      title: name,
      summary: toSummary(text),
      section: 'Components',
      source: reactSource,
      origin: `packages/react/src/components/${name}.tsx`,
      isGenerated: true,
      markdown: [
        `# ${name}`,
        '',
        text,
        '',
        ...(demo === undefined ? [] : [`::: live ${demo}`, '']),
        '```tsx',
        completeExample(example).trimEnd(),
        '```',
        '',
        '## Props',
        '',
        ...(isButton ? ['Also every prop of `<button>`, except `type`.', ''] : []),
        ...(parameters.length === 0 ? [] : formatMembers(parameters, 'prop')),
        ...(isButton
          ? [
              '## Style and keyboard',
              '',
              'A real `<button>`: Tab reaches it, Enter and Space press it. Any class of yours outside a cascade layer overrides its',
              'styles; the colours follow the [theme tokens](page:guides/theme-tokens).',
              '',
            ]
          : []),
        '## Errors',
        '',
        ...errors.map((code) => `- [\`${code}\`](page:errors/${code})`),
        '',
        formatSince(since),
        '',
      ].join('\n'),
    } satisfies Page
  })
}
