import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const codeEntryStyles: StyleDefinition = {
  id: 'email-code',
  layer: 'view',
  css: css`
    .lk-email-code {
      display: grid;
      gap: 8px;
      padding-block: 4px 8px;
    }
    .lk-email-code-lead {
      padding: 4px 12px 8px;
      font: 450 14px/20px var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    .lk-email-code-lead b {
      display: block;
      font-weight: 600;
      color: var(--lk-ink);
    }
    .lk-email-code-note {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 6px;
      min-block-size: 28px;
      font: 500 14px/20px var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
      overflow-wrap: anywhere;
    }
    .lk-email-code-note[data-tone='bad'] {
      color: var(--lk-bad);
    }
    .lk-email-code-note .lk-icon {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
    }
    .lk-email-code-foot {
      display: grid;
      justify-items: center;
      font: 450 12px/16px var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
    }
    .lk-email-code-foot button,
    .lk-email-code-foot span {
      display: flex;
      align-items: center;
      min-block-size: var(--lk-target);
      padding-inline: 12px;
      font: 500 13px/18px var(--lk-font);
      border-radius: var(--lk-radius-control);
    }
    .lk-email-code-foot button {
      color: var(--lk-ink);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  `,
}
