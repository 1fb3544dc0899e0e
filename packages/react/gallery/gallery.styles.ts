import { css } from '../src/theme/css.ts'
import type { StyleDefinition } from '../src/theme/StyleDefinition.ts'

/** Replaces the modal's frame. */
export const galleryStyles: StyleDefinition = {
  id: 'gallery',
  layer: 'view',
  css: css`
    main {
      display: flex;
      flex-wrap: wrap;
      gap: 28px;
      align-items: start;
    }
    .frame {
      inline-size: var(--lk-width);
      border-radius: var(--lk-radius-dialog);
      background: var(--lk-bg);
      box-shadow: var(--lk-shadow);
    }
    .head {
      display: grid;
      grid-template-columns: 36px 1fr 36px;
      align-items: center;
      padding: 14px 14px 6px;
    }
    .head h2 {
      font: var(--lk-type-title) var(--lk-font);
      letter-spacing: -0.01em;
      text-align: center;
    }
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
      padding: 8px 16px 16px;
    }
    .line {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 12px;
    }
    .name {
      display: flex;
      align-items: center;
      gap: 4px;
      font: var(--lk-type-heading) var(--lk-font);
    }
    .balance {
      font: var(--lk-type-display) var(--lk-font);
      color: var(--lk-ink);
      letter-spacing: -0.03em;
    }
  `,
}
