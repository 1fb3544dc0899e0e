import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const installGuideStyles: StyleDefinition = {
  id: 'install-guide',
  layer: 'view',
  css: css`
    .lk-install {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-install-steps {
      display: grid;
      gap: 14px;
      padding: 8px 8px 12px;
    }
    .lk-install-steps li {
      display: grid;
      grid-template-columns: 36px minmax(0, 1fr);
      gap: 12px;
      align-items: start;
    }
    .lk-install-icon {
      display: grid;
      place-items: center;
      block-size: 36px;
      border-radius: var(--lk-radius-control);
      background: var(--lk-bg-sunken);
      color: var(--lk-ink-2);
    }
    .lk-install-steps b {
      display: block;
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .lk-install-steps p,
    .lk-install-code p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-install-code {
      display: grid;
      justify-items: center;
      gap: 12px;
      padding-block: 8px;
      text-align: center;
    }
    .lk-install-code > .lk-qr {
      inline-size: min(240px, 100%);
    }
  `,
}
