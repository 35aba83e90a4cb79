import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const page = (name: string, message: string, top = ''): string =>
  pageText(name, top).replace(
    '"heading": "',
    `"actions": [{ "label": "WhatsApp", "to": "whatsapp:${message}" }], "heading": "`,
  );
const told = (message: string, top?: string): unknown =>
  summaryOf({ 'hospitals.json': page('Hospitals', message), 'ports.json': page('Ports', message, top) });

it('A message that names another page that has it too is told of', () => {
  const message = 'Hello, we are a hospital.';
  expect(told(message)).toEqual([['ports.json', 'copied-message', `"whatsapp:${message}"`]]);
  expect(told(message, '"sample": true,')).toEqual([]);
});

it('A word that several titles have names none of them', () => {
  const message = 'Hello, we would like a training.';
  const files = (title: string): Record<string, string> => ({
    'corporate.json': page('Corporate training', message),
    'more.json': pageText(title),
    'ports.json': page('Ports', message),
  });
  expect(summaryOf(files('Training outdoors'))).toEqual([]);
  expect(summaryOf(files('Outdoors'))).toHaveLength(1);
});

it('One that names neither page, or both, may stand on many', () => {
  expect(told('Hello, we have a question.')).toEqual([]);
  expect(
    summaryOf({
      'a.json': page('Hospitals', 'Hospital or plaster?'),
      'b.json': page('Plasters', 'Hospital or plaster?'),
    }),
  ).toEqual([]);
});

it('One that many pages have is everybody’s', () => {
  const message = 'Hello, we are a hospital.';
  const files = ['Hospitals', 'Ports', 'Mines'].map((name) => [
    `${name.toLowerCase()}.json`,
    page(name, message),
  ]);
  expect(summaryOf(Object.fromEntries(files) as Record<string, string>)).toEqual([]);
});
