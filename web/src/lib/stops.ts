/** A stop stays with the thing before it: no line of a sentence begins with a comma. */
import type { Span } from './fluent';

const STOP = /^[,.:;!?)»]+/;

export function withStops(spans: Span[]): (Span & { stop: string })[] {
  const stopOf = (span: Span | undefined): string => (span && !span.ref ? (STOP.exec(span.text)?.[0] ?? '') : '');
  return spans.map((span, i) => {
    const text = spans[i - 1]?.ref ? span.text.slice(stopOf(span).length) : span.text;
    return { ...span, text, stop: span.ref ? stopOf(spans[i + 1]) : '' };
  });
}
