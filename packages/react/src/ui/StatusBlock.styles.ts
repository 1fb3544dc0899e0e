import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const statusBlockStyles: StyleDefinition = {
  id: 'status-block',
  css: css`
    .lk-status {
      display: grid;
      justify-items: center;
      gap: 6px;
      padding: 24px 12px 16px;
      text-align: center;
      overflow-wrap: anywhere;
    }
    .lk-status-media {
      margin-block-end: 14px;
    }
    .lk-status-media > .lk-icon {
      inline-size: 32px;
      block-size: 32px;
      color: var(--lk-ink-3);
    }
    .lk-status h3 {
      font: var(--lk-type-heading) var(--lk-font);
      letter-spacing: -0.01em;
      text-wrap: balance;
    }
    .lk-status p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      max-inline-size: 272px;
      text-wrap: balance;
    }
    .lk-status[data-tone='bad'] h3 {
      color: var(--lk-bad);
    }
  `,
}
