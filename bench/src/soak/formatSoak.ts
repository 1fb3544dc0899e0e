import type { SoakResult, Spread } from './SoakResult.ts'
import { slow } from './summarizeSoak.ts'

/** Formats the results as Markdown. */
export function formatSoak(result: SoakResult): string {
  const { counts, faults, memoryDeviation, minutes, restarts, times } = result
  const messages = times.find(({ name }) => name === 'message delivered')
  const requests = times.find(({ name }) => name === 'all requests')
  const nodes = minutes[0]?.nodes.length ?? 0
  return [
    `${result.machine}. \`${result.command}\``,
    table(
      ['', 'measured', 'limit'],
      [
        ['accepted messages that were lost', `${counts.lost} of ${format(counts.accepted)}`, '0'],
        [
          'memory of the node that was not restarted, from minute 5',
          memoryDeviation === undefined ? 'not measured' : `± ${(memoryDeviation * 100).toFixed(1)} %`,
          '± 5 %',
        ],
        ['p99 of messages outside of restarts', `${ms(messages?.outside.p99)} ms`, `${slow} ms`],
        ['p99 of requests outside of restarts', `${ms(requests?.outside.p99)} ms`, `${slow} ms`],
        [
          'messages due; delivered twice; out of order',
          `${format(counts.due)}; ${counts.duplicates}; ${counts.reordered}`,
          '; ; 0',
        ],
        [
          'clients that reconnected; that were replaced',
          `${format(counts.reconnects)}; ${format(counts.replaced)}`,
          '',
        ],
      ],
    ),
    table(
      ['', 'outside of restarts', 'p50, ms', 'p99, ms', 'max, ms', 'during restarts', 'p99, ms', 'max, ms', 'failed'],
      times.map(({ inside, name, outside, unfinished }) => [
        name,
        format(outside.count),
        ms(outside.p50),
        ms(outside.p99),
        ms(outside.max),
        format(inside.count),
        ms(inside.p99),
        ms(inside.max),
        unfinished,
      ]),
    ),
    table(
      ['restarted', 'at, s', 'back after, s', 'messages fast again after, s'],
      restarts.map(({ at, back, recovered, what }) => [
        what,
        at.toFixed(0),
        back.toFixed(1),
        recovered?.toFixed(1) ?? 'never',
      ]),
    ),
    table(
      ['failures', 'outside of restarts', 'during restarts'],
      faults.map(({ inside, kind, outside }) => [kind, outside, inside]),
    ),
    table(
      [
        'minute',
        'restarted',
        'sockets',
        'memory, MB',
        'heap, MB',
        'core, %',
        'delay of the event loop, p99, ms',
        'of the balancer, ms',
        'messages p50, ms',
        'p99, ms',
        'requests p50, ms',
        'p99, ms',
      ],
      minutes.map((minute) => {
        const each = (text: (node: (typeof minute.nodes)[number]) => string): string =>
          minute.nodes.map(text).join(' / ')
        return [
          minute.minute,
          minute.restarts.join(', '),
          each(({ sockets }) => String(sockets)),
          each(({ memory }) => (memory / 1_048_576).toFixed(0)),
          each(({ heap }) => (heap / 1_048_576).toFixed(0)),
          each(({ processor }) => (processor * 100).toFixed(0)),
          each(({ lag }) => lag.toFixed(0)),
          minute.balancerLag.toFixed(0),
          ...spread(minute.messages),
          ...spread(minute.requests),
        ]
      }),
    ),
    `${nodes} nodes; the last is never restarted. Medians of a minute; times without what was affected by a restart, from the restart to 10 s after the process answers again.`,
  ].join('\n\n')
}

function spread({ p50, p99 }: Spread): readonly string[] {
  return [ms(p50), ms(p99)]
}

function ms(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(value < 100 ? 1 : 0)
}

function format(count: number): string {
  return count.toLocaleString('en')
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_cell, index) => (index === 0 ? ':---' : '---:'))), ...rows.map(line)].join('\n')
}
