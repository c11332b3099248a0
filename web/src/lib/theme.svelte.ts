/** Whether the page is dark now: by choice, or as the system says. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const system = new MediaQuery('(prefers-color-scheme: dark)');

export const theme = {
  get name(): 'light' | 'dark' {
    if (settings.theme !== 'system') return settings.theme;
    return system.current ? 'dark' : 'light';
  },
};
