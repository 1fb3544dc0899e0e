import type { Kit } from '../kits/Kit.ts'
import type { Migration } from '../project/planMigration.ts'
import type { Finding } from '../code/Finding.ts'

const guides = 'https://github.com/latchkey/latchkey/blob/main/docs/coming-from'

/** Writes the report as Markdown. */
export function writeReport({ kit, migration }: { readonly kit: Kit; readonly migration: Migration }): string {
  const { findings, kept } = migration
  const changed = findings.filter(({ kind }) => kind === 'changed')
  const manual = findings.filter(({ kind }) => kind === 'manual')
  const lines = [
    `# From ${kit.name} to Latchkey`,
    '',
    `Lines are those before the migration. Guide: <${guides}/${kit.guide}>`,
    '',
    `## Left by hand: ${manual.length}`,
    '',
    ...manual.map(
      (finding) => `- \`${getPlace(finding)}\`: ${finding.what}. ${finding.todo ?? ''} ${getLink(kit, finding)}`,
    ),
    ...(manual.length > 0 ? [''] : []),
    `## Changed: ${changed.length}`,
    '',
    ...changed.map((finding) => `- \`${getPlace(finding)}\`: ${finding.what}`),
    ...(kept.length > 0
      ? ['', `The code still imports ${kept.map((name) => `\`${name}\``).join(', ')}, so it stays in \`package.json\`.`]
      : []),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** Writes the report for a terminal. */
export function describeFindings(kit: Kit, { findings, kept }: Migration): string {
  const list = (kind: Finding['kind']): readonly string[] =>
    findings
      .filter((finding) => finding.kind === kind)
      .flatMap((finding) => [
        `  ${getPlace(finding)}  ${finding.what}`,
        ...(finding.todo === undefined ? [] : [`    ${finding.todo}`]),
      ])
  const [changed, manual] = [list('changed'), list('manual')]
  return [
    ...(changed.length > 0 ? ['Changed:', ...changed, ''] : []),
    ...(manual.length > 0 ? ['Left by hand:', ...manual, `  Guide: ${guides}/${kit.guide}`, ''] : []),
    ...(kept.length > 0 ? [`The code still imports ${kept.join(', ')}, so it stays in package.json.`, ''] : []),
  ].join('\n')
}

function getPlace({ file, line }: Finding): string {
  return `${file}:${line}`
}

function getLink(kit: Kit, { section }: Finding): string {
  return section === undefined ? '' : `[Guide](${guides}/${kit.guide}#${section})`
}
