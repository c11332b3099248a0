import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import holland44 from '../holland44';
import stalingrad42 from '../stalingrad42';
import Course from './Course.svelte';

it.each(['en', 'ru'])('every question that the panel of courses is for has a title: %s', async (language) => {
  const texts = readFileSync(`src/texts/${language}/games/zocbond.ftl`, 'utf-8');
  const kinds = new Set<string>();
  for (const { panels = {} } of [holland44, stalingrad42]) {
    for (const [kind, load] of Object.entries(panels)) {
      if ((await load()).default === Course) kinds.add(kind.split('.')[0] ?? '');
    }
  }
  expect([...kinds]).toContain('Trim');
  for (const kind of kinds) expect(texts).toContain(`page-zocbond-course-${kind} = `);
}, 30_000); // the panels are fetched
