import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const activityStyles: StyleDefinition = {
  id: 'activity',
  layer: 'view',
  css: css`
    .lk-activity {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
    .lk-activity section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-activity h3 {
      padding-inline: 4px;
      font: var(--lk-type-small) var(--lk-font);
      font-weight: 600;
      color: var(--lk-ink-2);
    }
    .lk-activity-line {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    /* Above, the amount gives way: a token chooses its name. Below, the address does. */
    .lk-row-title > .lk-activity-line > :last-child,
    .lk-row-subtitle > .lk-activity-line > :first-child {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .lk-activity-line > [data-direction='in'] {
      color: var(--lk-good);
    }
    .lk-activity-line > [data-phase='failed'] {
      color: var(--lk-bad);
    }
    .lk-activity-line > :is([data-phase='stuck'], [data-phase='unknown']) {
      color: var(--lk-warn);
    }
    .lk-activity-spam {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 8px;
      min-block-size: var(--lk-target);
      padding: 8px 12px;
      border-radius: var(--lk-radius-row);
      text-align: start;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      transition: background-color var(--lk-time-fade);
    }
    .lk-activity-spam > .lk-icon {
      flex: none;
    }
    .lk-activity-spam[aria-expanded='true'] > .lk-icon {
      rotate: 180deg;
    }
    @media (hover: hover) {
      .lk-activity-spam:hover {
        background: var(--lk-bg-hover);
      }
    }
  `,
}
