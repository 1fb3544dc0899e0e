import type { Page } from '../Page.ts'
import { formatSchema } from './formatSchema.ts'
import { toCell, toCode } from './formatMembers.ts'
import { readOpenApi, type Operation } from './openApi.ts'

interface Call {
  readonly method: string
  readonly address: string
  readonly operation: Operation
}

/** Parameters that every call of an app has; the page of the API explains them. */
const shared = new Set(['projectId', 'st', 'sv', 'clientId'])

/** Creates a page for each group of calls of the cloud. */
export function createCloudApiPages(): readonly Page[] {
  const calls = Object.entries(readOpenApi().paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), address, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? 'Other')
  return [...groups].map(([group, members]) => ({
    path: `self-host/api/${group.toLowerCase().replaceAll(/\W+/g, '-')}`,
    title: `API: ${group}`,
    summary: `The calls of the cloud's group ${group}.`,
    section: 'Self-host',
    source: 'docs/api-cloud.md',
    origin: 'docs/openapi.json',
    isGenerated: true,
    markdown: [
      `# API: ${group}`,
      '',
      'Generated from the schemas by which the cloud parses requests. [The API of the cloud](api-cloud.md) explains projects, errors and',
      'limits, which all calls share.',
      '',
      ...members.flatMap(formatCall),
    ].join('\n'),
  }))
}

function formatCall({ method, address, operation }: Call): readonly string[] {
  const { summary, requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).filter(({ name }) => !shared.has(name))
  const isOfApp = (operation.parameters ?? []).some(({ name }) => name === 'projectId')
  const body = findSchema(requestBody?.content)
  const [answer] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const result = findSchema(answer?.[1].content)
  const notes = [
    isOfApp ? 'Names its project in the query.' : '',
    operation['x-role'] === undefined ? '' : `For operators with the role \`${operation['x-role']}\`.`,
    operation['x-capability'] === undefined ? '' : `Answers 501 until \`${operation['x-capability']}\` is configured.`,
  ].filter(Boolean)
  return [
    `## ${method} ${address}`,
    '',
    summary,
    '',
    ...(notes.length === 0 ? [] : [notes.join(' '), '']),
    ...(parameters.length === 0
      ? []
      : [
          '| parameter | in | type | description |',
          '|---|---|---|---|',
          ...parameters.map(
            ({ name, in: place, required, description = '', schema = {} }) =>
              `| \`${name}${required === true ? '' : '?'}\` | ${place} | ${toCode(formatSchema(schema).replaceAll(/\s+/g, ' '))} | ${toCell(description)} |`,
          ),
          '',
        ]),
    ...(body === undefined ? [] : ['The body:', '', '```ts', body, '```', '']),
    ...(result === undefined ? [] : [`The answer (${answer?.[0] ?? ''}):`, '', '```ts', result, '```', '']),
  ]
}

function findSchema(content: Operation['responses'][string]['content']): string | undefined {
  const schema = content?.['application/json']?.schema
  return schema === undefined ? undefined : formatSchema(schema)
}
