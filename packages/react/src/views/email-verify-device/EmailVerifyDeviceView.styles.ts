import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const emailVerifyDeviceStyles: StyleDefinition = {
  id: 'email-device',
  layer: 'view',
  css: css`
    .lk-email-device {
      display: grid;
      gap: 12px;
      justify-items: center;
      padding-block: 4px 8px;
      font: 450 14px/20px var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
    }
    .lk-email-device-lead {
      padding: 4px 12px 0;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    .lk-email-device-lead b {
      font-weight: 600;
      color: var(--lk-ink);
    }
    .lk-email-device-number {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      min-inline-size: 136px;
      block-size: 88px;
      font: var(--lk-type-display) var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink);
      letter-spacing: 0.06em;
      text-indent: 0.06em;
      background: var(--lk-bg-sunken);
      border-radius: 24px;
    }
    .lk-email-device-note {
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 28px;
      font-weight: 500;
    }
    .lk-email-device-note .lk-icon {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
    }
    .lk-email-device-resend {
      display: flex;
      align-items: center;
      min-block-size: var(--lk-target);
      padding-inline: 12px;
      font: 500 13px/18px var(--lk-font);
      color: var(--lk-ink-2);
      border-radius: var(--lk-radius-control);
    }
    button.lk-email-device-resend {
      color: var(--lk-ink);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  `,
}
