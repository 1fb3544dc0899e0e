import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const swapStyles: StyleDefinition = {
  id: 'swap',
  layer: 'view',
  css: css`
    .lk-swap {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-swap-room {
      block-size: 360px;
    }
    .lk-swap-between {
      position: relative;
      z-index: 1;
      display: grid;
      place-items: center;
      /* Half over the border of the second box. */
      margin-block: -4px -26px;
    }
    .lk-swap-between > .lk-icon-button {
      border: 1px solid var(--lk-line);
      background: var(--lk-bg-raised);
    }
    .lk-swap-amount {
      flex: 1;
      min-inline-size: 0;
      font: 600 32px/40px var(--lk-font);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.02em;
      text-align: match-parent;
      text-align: -webkit-match-parent;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-swap-amount[data-empty] {
      color: var(--lk-ink-3);
    }
    .lk-amount > div > .lk-swap-amount {
      flex: 1;
      max-inline-size: none;
    }
    .lk-swap-amount > .lk-skeleton {
      block-size: 28px;
      margin-block: 6px;
      max-inline-size: 100%;
    }
    .lk-swap-rate {
      display: inline-flex;
      align-items: center;
      gap: 8px;
    }
    .lk-swap-row-button {
      position: relative;
      text-decoration: underline dotted;
      text-underline-offset: 3px;
      font: inherit;
      color: inherit;
    }
    .lk-swap-row-button::after {
      content: '';
      position: absolute;
      inset: calc((18px - var(--lk-target)) / 2) -8px;
    }
    .lk-swap-amber {
      color: var(--lk-warn);
    }
    .lk-swap-red {
      color: var(--lk-bad);
      font-weight: 600;
    }
    .lk-swap-slippage {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      padding: 12px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-swap-slippage .lk-chip {
      background: var(--lk-bg);
      color: var(--lk-ink);
    }
    .lk-swap-slippage > .lk-field {
      block-size: var(--lk-target);
      background: var(--lk-bg);
    }
    .lk-swap-wrong {
      color: var(--lk-bad);
    }
    .lk-swap-tick {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: var(--lk-target);
      font-weight: 600;
      color: var(--lk-ink);
      cursor: pointer;
    }
    .lk-swap-tick > input {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      margin: 0;
      accent-color: var(--lk-accent);
      cursor: inherit;
    }
    .lk-swap-tokens {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-swap-legs {
      display: grid;
      gap: 4px;
      padding: 12px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
    }
    .lk-swap-leg {
      display: flex;
      align-items: center;
      gap: 12px;
    }
    .lk-swap-leg > span {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-swap-leg > p {
      flex: 1;
      min-inline-size: 0;
      font: var(--lk-type-strong) var(--lk-font);
      font-variant-numeric: tabular-nums;
      text-align: end;
      overflow-wrap: anywhere;
    }
    .lk-swap-leg small {
      display: block;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-swap-arrow {
      display: grid;
      place-items: center;
      inline-size: var(--lk-logo);
      color: var(--lk-ink-2);
    }
    .lk-swap-arrow > .lk-icon {
      inline-size: 16px;
      block-size: 16px;
    }
    .lk-swap-steps {
      display: grid;
      gap: 10px;
      padding: 12px 14px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-swap-steps h3 {
      font: 600 13px/18px var(--lk-font);
    }
    .lk-swap-steps ol {
      display: grid;
      gap: 10px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .lk-swap-steps li {
      display: grid;
      grid-template-columns: 22px minmax(0, 1fr);
      align-items: start;
      gap: 10px;
      overflow-wrap: anywhere;
    }
    .lk-swap-steps li b {
      display: block;
      font: var(--lk-type-body) var(--lk-font);
      color: var(--lk-ink);
    }
    .lk-swap-dot {
      display: grid;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border-radius: 50%;
      box-shadow: inset 0 0 0 1.5px var(--lk-line-control);
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink);
    }
    .lk-swap-steps [aria-current] > .lk-swap-dot {
      background: var(--lk-accent);
      box-shadow: none;
      color: var(--lk-bg);
    }
    .lk-swap-dot[data-is] {
      box-shadow: none;
    }
    .lk-swap-steps li > .lk-swap-dot[data-is='busy'] {
      background: none;
      color: var(--lk-accent);
    }
    .lk-swap-dot[data-is='done'] {
      color: var(--lk-good);
    }
    .lk-swap-dot[data-is='failed'] {
      color: var(--lk-bad);
    }
    .lk-swap-contracts {
      display: grid;
      gap: 4px;
      padding-inline: 8px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-swap-contracts h3 {
      padding-block-start: 4px;
      font: inherit;
    }
    .lk-swap-contracts code {
      display: block;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      font:
        500 12px/18px ui-monospace,
        monospace;
      color: var(--lk-ink);
      overflow-wrap: anywhere;
      -webkit-user-select: all;
      user-select: all;
    }
    .lk-swap-two {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 8px;
    }
    .lk-swap-pair {
      display: flex;
      justify-content: center;
    }
    .lk-swap-pair > :last-child {
      margin-inline-start: -16px;
      border: 3px solid var(--lk-bg);
      border-radius: 50%;
    }
    .lk-swap-got {
      font: 600 24px/32px var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-good);
    }
  `,
}
