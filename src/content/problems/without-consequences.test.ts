import { expect, it } from 'vitest';
import { problemAt } from './create-problem';
import { withoutConsequences } from './without-consequences';

const at = (path: string, offset: number) => ({
  document: { path, text: 'one\ntwo\n' },
  span: { offset, length: 1 },
});
const broken = ({ document, span }: ReturnType<typeof at>) =>
  problemAt(document, span, '', 'extra-comma', {});
const wrong = ({ document, span }: ReturnType<typeof at>) =>
  problemAt(document, span, '/a', 'missing-alt', {});

it('In a line that is no JSON nothing else is reported', () => {
  const problems = [
    wrong(at('a', 1)),
    broken(at('a', 2)),
    wrong(at('a', 5)),
    wrong(at('b', 1)),
    broken(at('a', 3)),
  ];
  const [, first, below, elsewhere, second] = problems;
  expect(withoutConsequences(problems)).toEqual([first, below, elsewhere, second]);
});

it('What an older version has in its own form is reported once, by the version that is named', () => {
  const old = (path: string) =>
    problemAt({ path, text: '"type"' }, { offset: 0, length: 6 }, '', 'old-format', {
      version: 2,
      about: 'x',
      times: 1,
      isFixable: true,
    });
  const named = (path: string) =>
    problemAt({ path, text: '1' }, { offset: 0, length: 1 }, '', 'old-version', { version: 1, current: 2 });
  const [first, second] = [old('a.json'), old('b.json')];
  expect(withoutConsequences([first, second])).toEqual([first, second]);
  expect(withoutConsequences([first, second, named('a.json')])).toEqual([second, named('a.json')]);
  expect(withoutConsequences([first, second, named('_site.json')])).toEqual([named('_site.json')]);
});

it('What a value says is not reported while it has not the form that it must have', () => {
  const text = '{ "date": "2206-08-05" }';
  const on = (pointer: string) =>
    [
      problemAt({ path: 'a', text }, { offset: 10, length: 12 }, pointer, 'wrong-format', {
        value: '2206-08-05',
      }),
      problemAt({ path: 'a', text }, { offset: 10, length: 12 }, '/date', 'far-date', {
        date: '2206-08-05',
        isPage: true,
      }),
    ] as const;
  expect(withoutConsequences(on('/date')).map(({ code }) => code)).toEqual(['wrong-format']);
  expect(withoutConsequences(on('/other')).map(({ code }) => code)).toEqual(['wrong-format', 'far-date']);
});

it('A number with a wrong digit is no other one', () => {
  const text = '{ "to": "/books" }';
  const on = { offset: 8, length: 8 };
  const document = { path: 'a', text };
  const label = problemAt(document, on, '/0/to', 'wrong-label', { label: 'Videos', to: '/books' });
  const near = problemAt(document, on, '/0/to', 'near-phone', { number: 'tel:1', own: '2' });
  expect(withoutConsequences([label, near])).toEqual([near]);
  expect(withoutConsequences([label])).toEqual([label]);
});

it('What is wrong with an address is reported in the place of that it is written wrongly', () => {
  const document = { path: 'a', text: '{ "url": "http://a.example" }' };
  const on = { offset: 9, length: 18 };
  const format = problemAt(document, on, '/url', 'wrong-format', { value: 'http://a.example' });
  const address = problemAt(document, on, '/url', 'insecure-url', { url: 'http://a.example' });
  expect(withoutConsequences([format, address])).toEqual([address]);
  expect(withoutConsequences([format])).toEqual([format]);
});

it('The count of a list whose file lies elsewhere is reported with the file alone', () => {
  const text = '{count.books} and {count.trips}';
  const unknown = (token: string) =>
    problemAt({ path: 'a', text }, { offset: 0, length: 5 }, '', 'unknown-token', { token, known: [] });
  const misfiled = problemAt(
    { path: 'shared/books.json', text: '[]' },
    { offset: 0, length: 2 },
    '',
    'misfiled-document',
    {
      name: 'shared/books.json',
      holds: 'list',
    },
  );
  const all = [unknown('count.books'), unknown('count.trips'), misfiled];
  expect(withoutConsequences(all)).toEqual(all.slice(1));
});
