import { analyticsDimensions } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Menu } from '../../parts/Menu.tsx'
import { MenuChoice } from '../../parts/MenuChoice.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { canCombine } from './canCombine.ts'
import type { AnalyticsView } from './useAnalytics.ts'

const { breakdown: words } = analyticsMessages

/** Breaks the chart down by a dimension. Dimensions that are not counted together with the filter are grey, with the reason. */
export function BreakdownMenu({ view }: { readonly view: AnalyticsView }): ReactNode {
  const { by, change, filter } = view
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass()}>
          {by === undefined ? words.button : words.by(by)}
          <Icon name="down" size={14} />
        </button>
      }
    >
      <MenuChoice isChosen={by === undefined} onSelect={() => change({ by: undefined })}>
        {words.none}
      </MenuChoice>
      {analyticsDimensions.map((dimension) => (
        <MenuChoice
          key={dimension}
          isChosen={dimension === by}
          reason={
            filter === undefined || canCombine(filter.dimension, dimension)
              ? undefined
              : words.impossible(dimension, filter.dimension)
          }
          onSelect={() => change({ by: dimension })}
        >
          {words.by(dimension)}
        </MenuChoice>
      ))}
    </Menu>
  )
}
