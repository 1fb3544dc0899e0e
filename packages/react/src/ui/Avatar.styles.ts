import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const avatarStyles: StyleDefinition = {
  id: 'avatar',
  css: css`
    .lk-avatar {
      position: relative;
      display: block;
      flex: none;
      inline-size: 64px;
      block-size: 64px;
    }
    .lk-avatar-row {
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
    }
    .lk-avatar-small {
      inline-size: 24px;
      block-size: 24px;
    }
    .lk-avatar-face {
      position: absolute;
      inset: 0;
      overflow: hidden;
      border-radius: 50%;
      box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.08);
      forced-color-adjust: none;
    }
    .lk-avatar-face > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      opacity: 0;
      transition: opacity var(--lk-time-fade);
    }
    .lk-avatar-face > img[data-loaded] {
      opacity: 1;
    }
    .lk-avatar-badge {
      position: absolute;
      inset-block-end: -4px;
      inset-inline-end: -4px;
      padding: 2px;
      border-radius: 9px;
      background: var(--lk-bg);
    }
    .lk-avatar-badge .lk-picture {
      inline-size: 20px;
      block-size: 20px;
      border-radius: 7px;
    }
  `,
}
