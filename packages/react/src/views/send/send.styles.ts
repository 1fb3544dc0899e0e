import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const sendStyles: StyleDefinition = {
  id: 'send',
  layer: 'view',
  css: css`
    .lk-send,
    .lk-send-amount,
    .lk-send-to {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-send-room {
      block-size: 320px;
    }
    .lk-amount .lk-send-token {
      display: flex;
      align-items: center;
      gap: 6px;
      min-block-size: 36px;
      padding: 4px 8px;
      border-radius: 18px;
      background: var(--lk-bg-raised);
      box-shadow: inset 0 0 0 1px var(--lk-line);
      font: var(--lk-type-strong) var(--lk-font);
      text-decoration: none;
    }
    .lk-amount .lk-send-token::after {
      inset: -4px;
    }
    .lk-send-token > bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-send-token > .lk-icon {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
      color: var(--lk-ink-2);
    }
    .lk-send-choices {
      display: flex;
      gap: 8px;
    }
    .lk-send-choices > .lk-button {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    .lk-send-choices > [aria-pressed='true'] {
      background: var(--lk-bg);
      box-shadow: inset 0 0 0 2px var(--lk-accent);
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
    .lk-send-facts {
      display: grid;
      gap: 8px;
      margin: 0;
      padding: 8px;
      font: var(--lk-type-small) var(--lk-font);
    }
    .lk-send-facts > div {
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    .lk-send-facts dt {
      flex: none;
      max-inline-size: 50%;
      color: var(--lk-ink-2);
    }
    .lk-send-facts dd {
      margin: 0;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
      text-align: end;
      overflow-wrap: anywhere;
    }
    .lk-send-facts b {
      font-weight: 600;
    }
    .lk-send-quiet {
      color: var(--lk-ink-2);
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
    .lk-send-link {
      justify-self: center;
      min-block-size: var(--lk-target);
      padding-inline: 12px;
      border-radius: var(--lk-radius-control);
      font: var(--lk-type-body) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-send-risk {
      color: var(--lk-bad);
    }
  `,
}
