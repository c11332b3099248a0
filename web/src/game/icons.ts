import { type IconName, ICONS } from '../lib/icons';

/** Signs of acts and overlays that the page's common icons lack: paths in a square of 24, one stroke. */
export const SIGNS: Record<string, string> = {
  layer: 'M12 4l9 5-9 5-9-5zM3.5 13.5L12 18.2l8.5-4.7',
  legend: 'M4 5h7v6H4zM4 14h7v6H4zM14.5 6.5H20M14.5 9.5H20M14.5 15.5H20M14.5 18.5H20',
  fire: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2.5V9M12 15v6.5M2.5 12H9M15 12h6.5',
  rally: 'M6 21V4M6 5c4-2 7 2 11.5 0v8c-4.5 2-7.5-2-11.5 0M14.5 18h6M17.5 15v6',
  pass: 'M6 5l9 7-9 7zM18.5 5v14',
  end: 'M5 5h14v14H5zM9 12l2.5 2.5L15.5 9.5',
  spend: 'M5 5h14v14H5zM9 12l2.5 2.5L15.5 9.5',
  dig: 'M3.5 19c2-5 5-7.5 8.5-7.5s6.5 2.5 8.5 7.5zM9.5 8.5L14 4M11 3.5l3.5 3.5',
  card: 'M7 3.5h10v17H7zM10 8h4M10 11.5h4',
  pay: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M8.5 12h7',
  unit: 'M5 5h14v14H5zM9 9h6v6H9z',
  group: 'M4 8h9v9H4zM8 8V5h11v11h-6',
  fort: 'M3.5 18.5h17M5 18.5v-6h3v-3h3v3h2v-3h3v3h3v6',
  transport:
    'M3 8h10v8H3zM13 11h4.5l3.5 3v2h-8M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  hide: 'M4 4l16 16M9.5 6c.8-.3 1.6-.4 2.5-.4 3.8 0 7 2.1 9.5 6.4-.7 1.2-1.5 2.3-2.4 3.2M6.5 7.6C5 8.7 3.6 10.2 2.5 12c2.5 4.3 5.7 6.4 9.5 6.4 1.5 0 3-.3 4.3-1',
  plot: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5l3.5 3.5-3.5 3.5L8.5 12z',
  roll: 'M5 5h14v14H5zM9 9h.1M15 15h.1M12 12h.1',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  send: 'M4 12l16-7-5 15-3.5-6z',
  keys: 'M3.5 6.5h17v11h-17zM7 10h.1M10.5 10h.1M14 10h.1M17 10h.1M8 14h8',
  replay: 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4',
  act: 'M6 5l9 7-9 7z',
};

/** A group of offers or an overlay by the common icon that shows it. */
const SAME: Record<string, IconName> = {
  facing: 'pivot',
  sight: 'eye',
  defence: 'shield',
  control: 'flag',
  threat: 'warning',
};

export function commonIcon(name: string): IconName | undefined {
  return SAME[name] ?? (name in ICONS ? (name as IconName) : undefined);
}
