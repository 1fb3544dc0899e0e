// Generated from the built types by `pnpm api:write`. The comments are left out.
type ThemeToken = 'bg' | 'bg-sunken' | 'bg-raised' | 'bg-hover' | 'line' | 'line-strong' | 'line-control' | 'ink' | 'ink-2' | 'ink-3' | 'on-ink' | 'primary' | 'on-primary' | 'accent' | 'accent-soft' | 'focus' | 'good' | 'good-soft' | 'bad' | 'bad-soft' | 'warn' | 'warn-soft' | 'scrim' | 'shadow' | 'radius-dialog' | 'radius-card' | 'radius-row' | 'radius-control' | 'radius-logo' | 'radius-tile' | 'width' | 'row' | 'logo' | 'tile' | 'button' | 'button-small' | 'icon-button' | 'target' | 'gap' | 'padding' | 'time-header' | 'time-height' | 'time-view' | 'time-shake' | 'time-toast' | 'time-fade' | 'font' | 'type-display' | 'type-heading' | 'type-title' | 'type-body' | 'type-strong' | 'type-small' | 'type-caption';
type ThemeValue = string | {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
};
type ThemeValues = { readonly [name in ThemeToken | `--lk-${ThemeToken}`]?: ThemeValue; };
interface ThemeParameters {
  readonly accent?: string | {
    readonly light: string;
    readonly dark: string;
  } | undefined;
  readonly primary?: 'accent' | 'ink' | undefined;
  readonly corners?: 'none' | 'small' | 'medium' | 'large' | undefined;
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly font?: string | undefined;
  readonly preset?: ThemeValues | undefined;
}
declare function createTheme(parameters: ThemeParameters): ThemeValues;
declare const midnightTheme: {
  readonly bg: {
    readonly light: '#ffffff';
    readonly dark: '#0b1220';
  };
  readonly 'bg-sunken': {
    readonly light: '#f3f6fb';
    readonly dark: '#121b2d';
  };
  readonly 'bg-raised': {
    readonly light: '#ffffff';
    readonly dark: '#182338';
  };
  readonly 'bg-hover': {
    readonly light: '#e8edf6';
    readonly dark: '#1c2840';
  };
  readonly line: {
    readonly light: '#dfe6f1';
    readonly dark: '#22304a';
  };
  readonly 'line-strong': {
    readonly light: '#c5d0e0';
    readonly dark: '#33456a';
  };
  readonly 'line-control': {
    readonly light: '#6f7d95';
    readonly dark: '#7386ab';
  };
  readonly ink: {
    readonly light: '#0c1730';
    readonly dark: '#eef3fc';
  };
  readonly 'ink-2': {
    readonly light: '#4b5975';
    readonly dark: '#a6b5d1';
  };
  readonly 'ink-3': {
    readonly light: '#56637e';
    readonly dark: '#93a4c4';
  };
  readonly 'on-ink': {
    readonly light: '#ffffff';
    readonly dark: '#0b1220';
  };
  readonly accent: {
    readonly light: '#1f4fd8';
    readonly dark: '#86aaff';
  };
  readonly scrim: {
    readonly light: 'rgb(12 23 48 / .4)';
    readonly dark: 'rgb(2 5 12 / .64)';
  };
};
declare const paperTheme: {
  readonly bg: {
    readonly light: '#fffdf8';
    readonly dark: '#1a1713';
  };
  readonly 'bg-sunken': {
    readonly light: '#f7f2e7';
    readonly dark: '#221e18';
  };
  readonly 'bg-raised': {
    readonly light: '#fffdf8';
    readonly dark: '#29241d';
  };
  readonly 'bg-hover': {
    readonly light: '#f0e9da';
    readonly dark: '#302a22';
  };
  readonly line: {
    readonly light: '#e8dfcd';
    readonly dark: '#383127';
  };
  readonly 'line-strong': {
    readonly light: '#d3c7ae';
    readonly dark: '#4b4234';
  };
  readonly 'line-control': {
    readonly light: '#80745c';
    readonly dark: '#8b806b';
  };
  readonly ink: {
    readonly light: '#211d15';
    readonly dark: '#f6f1e7';
  };
  readonly 'ink-2': {
    readonly light: '#5a5242';
    readonly dark: '#bdb3a1';
  };
  readonly 'ink-3': {
    readonly light: '#625a49';
    readonly dark: '#aba18e';
  };
  readonly 'on-ink': {
    readonly light: '#fffdf8';
    readonly dark: '#1a1713';
  };
  readonly accent: {
    readonly light: '#96390f';
    readonly dark: '#f2a474';
  };
  readonly good: {
    readonly light: '#0a6b42';
    readonly dark: '#5fd39b';
  };
  readonly bad: {
    readonly light: '#b32419';
    readonly dark: '#ff8b82';
  };
  readonly warn: {
    readonly light: '#7d4f00';
    readonly dark: '#f2bd5c';
  };
  readonly scrim: {
    readonly light: 'rgb(33 29 21 / .38)';
    readonly dark: 'rgb(0 0 0 / .56)';
  };
};
declare const contrastTheme: {
  readonly bg: {
    readonly light: '#ffffff';
    readonly dark: '#000000';
  };
  readonly 'bg-sunken': {
    readonly light: '#ffffff';
    readonly dark: '#000000';
  };
  readonly 'bg-raised': {
    readonly light: '#ffffff';
    readonly dark: '#000000';
  };
  readonly 'bg-hover': {
    readonly light: '#e6e6e6';
    readonly dark: '#262626';
  };
  readonly line: {
    readonly light: '#595959';
    readonly dark: '#a6a6a6';
  };
  readonly 'line-strong': {
    readonly light: '#404040';
    readonly dark: '#bfbfbf';
  };
  readonly 'line-control': {
    readonly light: '#262626';
    readonly dark: '#d9d9d9';
  };
  readonly ink: {
    readonly light: '#000000';
    readonly dark: '#ffffff';
  };
  readonly 'ink-2': {
    readonly light: '#1a1a1a';
    readonly dark: '#ededed';
  };
  readonly 'ink-3': {
    readonly light: '#262626';
    readonly dark: '#e0e0e0';
  };
  readonly 'on-ink': {
    readonly light: '#ffffff';
    readonly dark: '#000000';
  };
  readonly accent: {
    readonly light: '#0031a8';
    readonly dark: '#b3caff';
  };
  readonly good: {
    readonly light: '#00502b';
    readonly dark: '#8ff0bf';
  };
  readonly bad: {
    readonly light: '#8c0d04';
    readonly dark: '#ffb3ad';
  };
  readonly warn: {
    readonly light: '#5c3800';
    readonly dark: '#ffd98a';
  };
};
export { type ThemeParameters, type ThemeValue, type ThemeValues, contrastTheme, createTheme, midnightTheme, paperTheme };
