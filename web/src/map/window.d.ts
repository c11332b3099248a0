/** The map's handle for tests, in client pixels. */
interface Window {
  grognardMap?: {
    screenOf(place: string): { x: number; y: number; w: number };
    /** At once, without travel. */
    centre(place: string): void;
    /** Width of a hex; sets it if given. */
    zoom(to?: number): number;
  };
}
