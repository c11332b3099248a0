import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './lib/location.svelte';
import { whenQuiet } from './lib/quiet';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
followLinks();
mount(App, { target });
// Without them the page still reads well, so a server that is away just now is no error.
whenQuiet(() => void import('./styles/fonts-later.css').catch(() => undefined));
