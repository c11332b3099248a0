import { type IconName, ICONS } from '../lib/icons';

/** Signs of acts and overlays that the page's common icons lack: paths in a square of 24, one stroke. */
export const SIGNS: Record<string, string> = {
  layer: 'M12 4l9 5-9 5-9-5zM3.5 13.5L12 18.2l8.5-4.7',
  legend: 'M4 5h7v6H4zM4 14h7v6H4zM14.5 6.5H20M14.5 9.5H20M14.5 15.5H20M14.5 18.5H20',
  fire: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2.5V9M12 15v6.5M2.5 12H9M15 12h6.5',
  rally: 'M6 21V4M6 5c4-2 7 2 11.5 0v8c-4.5 2-7.5-2-11.5 0M14.5 18h6M17.5 15v6',
  pass: 'M6 5l9 7-9 7zM18.5 5v14',
  end: 'M5 5h14v14H5zM9 12l2.5 2.5L15.5 9.5',
  done: 'M4.5 12.5l5 5 10-11',
  place: 'M12 21s-6.500-6.200-6.500-11a6.500 6.500 0 0 1 13 0c0 4.800-6.500 11-6.500 11zM12 7.500v5M9.500 10h5',
  fly: 'M3 13.500l18-7-5 13-4-5zM12 14.500l-1.500 5',
  climb: 'M4 18l7-8 4 4 5-8M15.500 6H20v4.500',
  dive: 'M4 6l7 8 4-4 5 8M15.500 18H20v-4.500',
  bomb: 'M12 9a5.500 5.500 0 1 0 .1 0zM12 9V5.500M9 3l3 2.500L15 3',
  smoke: 'M7 17.500a3.500 3.500 0 0 1-.5-7 4.500 4.500 0 0 1 8.500-2 4 4 0 0 1 3 7.500c-.8 1-1.700 1.500-3 1.500zM5 21h13',
  mine: 'M12 8a5.500 5.500 0 1 0 .1 0zM12 3v3M6 6l2 2M18 6l-2 2',
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
  went: 'M4 19c1-7 5-10.500 14-10.500M14 4.500l4.500 4-4.500 4M4 19h.1',
  replay: 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4',
  report: 'M5 20V10M10 20V4M15 20v-7M20 20V8M3 20h19',
  act: 'M6 5l9 7-9 7z',
  height: 'M2.5 19.500L9 6.500l4 7.500 2.500-4 6 9.500zM9 6.500V4',
  blind: 'M3 18h4.500l3-9h3v9H21M17 14.500l3 3M20 14.500l-3 3',
  zoc: 'M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM12 10.500a1.500 1.500 0 1 0 .1 0z',
  bonds: 'M5 9.500a2.500 2.500 0 1 0 .1 0zM19 9.500a2.500 2.500 0 1 0 .1 0zM7.500 12h9',
  supply: 'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 16.500a1.800 1.800 0 1 0 .1 0zM17 16.500a1.800 1.800 0 1 0 .1 0z',
  line: 'M5 5.500a2 2 0 1 0 .1 0zM19 14.500a2 2 0 1 0 .1 0zM7 7.500h6a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h8',
  bridges: 'M3 9c5 4 13 4 18 0M3 17h18M7 11v6M12 12v5M17 11v6M3 7v12M21 7v12',
  rail: 'M8 3L5 21M16 3l3 18M7.300 7h9.400M6.600 12h10.800M5.800 17h12.400',
  guns: 'M4 15l13-7M9 12.300l2 4M8 16a3 3 0 1 0 .1 0zM17 8l3-1.500',
  front: 'M3 16l4-5 4 3 4-7 6 4M3 20l4-5 4 3 4-7 6 4',
  next: 'M5 6l7 6-7 6zM14 6l5 6-5 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.500 3.500V8M15.500 3.500V8M8 14.500h.1M12 14.500h.1M16 14.500h.1',
  spotting: 'M7 9a4 4 0 1 0 .1 0zM17 9a4 4 0 1 0 .1 0zM11 12.500h2M5 9.500L7 5h2M19 9.500L17 5h-2',
  sighted: 'M4 8.500h13M13.500 5L17 8.500 13.500 12M20 15.500H7M10.500 12L7 15.500l3.500 3.500',
  'dead-zone': 'M3 18h4.500l3-9h3v9H21M17 14.500l3 3M20 14.500l-3 3',
  hull: 'M3 17.500h18M6 17.500v-4h3l2-3h5l1.500 3h1.500v4M11 11.500H5M3 21h18',
  command: 'M6 21V4M6 5h11l-3 3.500 3 3.500H6M15 17a3 3 0 1 0 .1 0z',
  sheaf: 'M12 5.500a6.500 6.500 0 1 0 .1 0zM12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5',
  acquired: 'M12 3v14M4 12l8-3.500 8 3.500M9 19l3-2 3 2',
  flak: 'M5 20h9M9.500 20v-4L18 6M15 4.500l4.500 4M7 13l5 3',
  hint: 'M9 16.500c0-2-3-3-3-6.500a6 6 0 0 1 12 0c0 3.500-3 4.500-3 6.500zM9.500 19.500h5M10.500 22h3',
  reach: 'M4 19l5-5M9 14l3-6M12 8h7M16 5l3 3-3 3',
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
