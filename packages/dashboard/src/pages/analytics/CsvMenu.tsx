import { adminGetAnalyticsCsv, type AnalyticsDimension, analyticsDimensions } from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuGroup } from '../../parts/Menu.tsx'
import { MenuChoice } from '../../parts/MenuChoice.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { describeFailure } from '../../parts/describeFailure.ts'
import { saveFile } from '../../parts/saveFile.ts'
import { canCombine } from './canCombine.ts'
import { writeSpan } from './readSpan.ts'
import type { AnalyticsView } from './useAnalytics.ts'

const { breakdown, csv: words, dimensions } = analyticsMessages

type Report =
  | { readonly report: 'series' | 'funnel' | 'durations' }
  | { readonly report: 'breakdown'; readonly by: AnalyticsDimension }

/** Downloads the numbers of a report of the page, with its span and its filter. */
export function CsvMenu({ view }: { readonly view: AnalyticsView }): ReactNode {
  const api = useApi()
  const { call, filter, project, span } = view
  const download = useMutation({
    mutationFn: async (report: Report) => {
      const content = await api.call(adminGetAnalyticsCsv, { ...call, query: { ...call.query, ...report } })
      const { from, to } = writeSpan(span)
      const name = [project, 'by' in report ? report.by : report.report, from, to].join('-')
      saveFile({ name: `${name}.csv`, content })
    },
  })
  const save = (report: Report) => () => download.mutate(report)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className={buttonClass({ isSquare: true })}
            aria-label={words.button}
            title={words.button}
            aria-busy={download.isPending || undefined}
          >
            <Icon name="save" size={16} />
          </button>
        }
      >
        <MenuGroup title={words.button}>
          <MenuChoice onSelect={save({ report: 'series' })}>{words.series}</MenuChoice>
          <MenuChoice onSelect={save({ report: 'funnel' })}>{words.funnel}</MenuChoice>
          <MenuChoice
            reason={filter?.dimension === 'error' ? breakdown.impossible('wallet', 'error') : undefined}
            onSelect={save({ report: 'durations' })}
          >
            {words.durations}
          </MenuChoice>
          {analyticsDimensions.map((by) => (
            <MenuChoice
              key={by}
              reason={
                filter === undefined || canCombine(filter.dimension, by)
                  ? undefined
                  : breakdown.impossible(by, filter.dimension)
              }
              onSelect={save({ report: 'breakdown', by })}
            >
              {dimensions[by].title}
            </MenuChoice>
          ))}
        </MenuGroup>
      </Menu>
      <span role="status" className={download.isError ? 'csv-failed' : 'hidden'}>
        {download.isError ? `${words.failed} ${describeFailure(download.error)}` : ''}
      </span>
    </>
  )
}
