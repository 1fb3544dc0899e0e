import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const whatIsAWalletStyles: StyleDefinition = {
  id: 'what-is-a-wallet',
  layer: 'view',
  css: css`
    .lk-about {
      display: grid;
      gap: 20px;
      padding: 8px 4px 20px;
    }
    .lk-about li {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 16px;
      align-items: start;
    }
    .lk-about h3 {
      font: var(--lk-type-strong) var(--lk-font);
      letter-spacing: -0.01em;
      text-wrap: balance;
    }
    .lk-about p {
      margin-block-start: 2px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-wrap: pretty;
      overflow-wrap: anywhere;
    }
    .lk-about-picture {
      inline-size: 64px;
      block-size: 64px;
      border-radius: var(--lk-radius-card);
      background: var(--lk-bg-sunken);
      color: var(--lk-ink);
    }
    .lk-about-accent {
      color: var(--lk-accent);
    }
    .lk-about-soft {
      color: var(--lk-ink-3);
    }
  `,
}
