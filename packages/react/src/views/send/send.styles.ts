import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const sendStyles: StyleDefinition = {
  id: 'send',
  layer: 'view',
  css: css`
    .lk-send,
    .lk-send-to {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-send-room {
      block-size: 320px;
    }
    .lk-send-to h3,
    .lk-send-heading {
      padding: 8px 0 4px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-send-hint {
      padding-inline: 16px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-send-party {
      display: flex;
      align-items: center;
      gap: 12px;
      padding: 4px 8px;
    }
    .lk-send-party > div {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font: var(--lk-type-strong) var(--lk-font);
    }
    .lk-send-party p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-send-problem {
      border-radius: var(--lk-radius-row);
    }
    .lk-send-change {
      display: block;
    }
    .lk-send-sum {
      padding: 8px 0;
      text-align: center;
      overflow-wrap: anywhere;
    }
    .lk-send-sum > :first-child {
      font: 600 24px/32px var(--lk-font);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.01em;
    }
    .lk-send-sum > :last-child {
      color: var(--lk-ink-2);
    }
    .lk-send-whom {
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
    }
    .lk-send-whom > .lk-send-party {
      padding: 12px 12px 0;
    }
    .lk-note > div > div + div {
      margin-block-start: 8px;
    }
    .lk-send-risk {
      color: var(--lk-bad);
    }
  `,
}
