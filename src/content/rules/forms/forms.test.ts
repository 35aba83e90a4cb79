import { describe, expect, it } from 'vitest';
import { field, formText } from '../../../../tests/checker/support/form-text';
import { chatFiles } from '../../../../tests/checker/support/small-chat';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const page = (...forms: string[]): string => {
  const blocks = forms.map((form) => ({ type: 'enquiryForm', form, heading: `Write for ${form}` }));
  return pageText('Talks', '', blocks.map((block) => JSON.stringify(block)).join(', '));
};
/** The codes and the places of what is wrong with forms that a page shows. */
const told = (forms: Record<string, string>, more: Record<string, string> = {}) =>
  summaryOf({
    'talks.json': page(...Object.keys(forms)),
    ...Object.fromEntries(Object.entries(forms).map(([name, text]) => [`_forms/${name}.json`, text])),
    ...more,
  }).map(([file, code]) => [file.replace(/^_forms\//, ''), code]);
const withField = (...more: Parameters<typeof field>) => formText([field('name'), field(...more)]);
const withForms = (forms: object): Record<string, string> => ({
  '_site.json': edited('_site.json', '"country"', `"forms": ${JSON.stringify(forms)}, "country"`),
});

describe('A form', () => {
  it('is shown by a page, by a draft or by the chat', () => {
    expect(told({ visit: formText() })).toEqual([]);
    expect(
      told(
        { visit: formText() },
        {
          'talks.json': pageText(
            'Talks',
            '"draft": true,',
            '{ "type": "enquiryForm", "form": "visit", "heading": "Write" }',
          ),
        },
      ),
    ).toEqual([]);
    expect(summaryOf(chatFiles())).toEqual([]);
  });

  it('is not told to be unused while a page cannot be read, or names a form that is not there', () => {
    const old = { '_forms/old.json': formText() };
    expect(summaryOf({ ...old, 'talks.json': '{' }).map(([, code]) => code)).toEqual(['unfinished-file']);
    expect(summaryOf({ ...old, 'talks.json': page('visit') }).map(([, code]) => code)).toEqual([
      'unknown-form',
    ]);
  });

  it('that cannot be read is no unknown one', () => {
    expect(told({ visit: '{ "title": ' }).map(([, code]) => code)).toEqual(['unquoted-text']);
  });

  it('needs thanks on a page, and none in the chat', () => {
    const text = formText(undefined, { thanks: undefined });
    expect(told({ visit: text })).toEqual([['visit.json', 'form-without-thanks']]);
    expect(summaryOf({ ...chatFiles(), '_forms/chat.json': text })).toEqual([]);
  });

  it('needs no e-mail address', () => {
    expect(told({ visit: formText([field('message', 'textArea')]) })).toEqual([]);
  });
});

describe('Forms of one id', () => {
  const sends = (formType: string) => ({ formId: 'all', sends: { formType } });

  it('are told apart by their fixed values', () => {
    const other = [field('day', 'date')];
    expect(told({ a: formText(undefined, sends('A')), b: formText(other, sends('B')) })).toEqual([]);
    expect(told({ a: formText(undefined, sends('A')), b: formText(other, { formId: 'all' }) })).toEqual([]);
    expect(told({ a: formText(undefined, sends('A')), b: formText(other, sends('A')) })).toEqual([
      ['b.json', 'unlike-forms'],
    ]);
  });

  it('that ask for the same may say it in other words, and in another order', () => {
    const fields = [field('name', 'text', { required: true }), field('message', 'textArea')];
    const again = fields.toReversed().map((one) => ({ ...one, label: 'Other words' }));
    expect(told({ a: formText(fields, sends('A')), b: formText(again, sends('A')) })).toEqual([]);
  });

  it('are those whose id is the name of another one, too', () => {
    expect(told({ a: formText(), b: formText([field('x')], { formId: 'a' }) })).toEqual([
      ['b.json', 'unlike-forms'],
    ]);
  });
});

describe('The name of a field', () => {
  it.each(['elements', 'constructor', '__proto__'])('is none that a browser keeps at a form: %s', (name) => {
    const own = withForms({ endpoint: 'https://crm.example.in/x' });
    expect(told({ visit: withField(name) }, own)).toEqual([['visit.json', 'reserved-field']]);
  });

  it.each(['_subject', 'access_key', 'form-name', '_gotcha', '_next'])(
    'is none that a form service may keep, where there is none yet: %s',
    (name) => {
      expect(told({ visit: withField(name) })).toEqual([['visit.json', 'reserved-field']]);
    },
  );

  it.each([
    ['https://formspree.io/f/{formId}', '_subject', true],
    ['https://formspree.io/f/{formId}', 'subject', false],
    ['https://api.web3forms.com/submit', 'subject', true],
    ['https://api.web3forms.com/submit', '_cc', false],
    ['https://crm.example.in/{formId}', 'subject', false],
  ])('with the endpoint %s is not %s: %s', (endpoint, name, isReserved) => {
    const codes = told({ visit: withField(name) }, withForms({ endpoint }));
    expect(codes).toEqual(isReserved ? [['visit.json', 'reserved-field']] : []);
  });

  it('is none of what the settings send with each form', () => {
    const forms = {
      endpoint: 'https://crm.example.in/x',
      honeypot: 'trap',
      redirect: 'goto',
      extra: { key: 'k' },
    };
    for (const name of ['trap', 'goto', 'key'])
      expect(told({ visit: withField(name) }, withForms(forms))).toEqual([['visit.json', 'reserved-field']]);
  });

  it('of a fixed value may be one that its service knows', () => {
    expect(told({ visit: formText(undefined, { sends: { _subject: 'A visit' } }) })).toEqual([]);
    expect(told({ visit: formText(undefined, { sends: { name: 'x' } }) })).toEqual([
      ['visit.json', 'reserved-field'],
    ]);
  });
});

describe('A choice', () => {
  const choice = (options: unknown, more: object = {}) => withField('topic', 'choice', { options, ...more });

  it('takes words, labels with values, and the names or titles of a shared list', () => {
    expect(told({ visit: choice(['A talk', { label: 'A day', value: 'day' }]) })).toEqual([]);
    expect(told({ visit: choice({ from: 'programs' }, { required: true }) })).toEqual([]);
    expect(told({ visit: choice({ from: 'articles' }) })).toEqual([]);
  });

  it('takes the names of the places and offices of the settings, and options beside a list', () => {
    const none = { '_collections/programs.json': listText('card', []) };
    expect(told({ visit: choice({ from: 'offices' }) })).toEqual([]);
    expect(told({ visit: choice({ from: 'places', also: ['Elsewhere'] }) })).toEqual([]);
    expect(told({ visit: choice({ from: 'places', first: 9 }) })).toEqual([
      ['visit.json', 'too-few-entries'],
    ]);
    expect(told({ visit: choice({ from: 'programs', also: ['Other'] }, { required: true }) }, none)).toEqual(
      [],
    );
    expect(told({ visit: choice(['A talk'], { also: ['Other'] }) })).toEqual([
      ['visit.json', 'unknown-property'],
    ]);
  });

  it('takes no list without names, and none that is not there', () => {
    const codes = told({ visit: choice({ from: 'chatTopics' }) }, chatFiles()).filter(
      ([file]) => file === 'visit.json',
    );
    expect(codes).toEqual([['visit.json', 'wrong-collection']]);
    expect(told({ visit: choice({ from: 'progams' }) })).toEqual([['visit.json', 'unknown-collection']]);
  });

  it('has options, and more than none where it has to be filled in', () => {
    const none = { '_collections/programs.json': listText('card', []) };
    expect(told({ visit: choice([]) }).map(([, code]) => code)).toEqual(['too-few-items']);
    expect(told({ visit: choice({ from: 'programs' }, { required: true }) }, none)).toEqual([
      ['visit.json', 'empty-choice'],
    ]);
    expect(told({ visit: choice({ from: 'programs' }) }, none)).toEqual([]);
  });
});

describe('A field', () => {
  it.each([
    ['hidden', { value: 'x', required: true }, 'unfillable-field'],
    ['hidden', { value: 'x' }, undefined],
    ['hidden', {}, 'missing-property'],
    ['number', { min: 1, max: 1 }, undefined],
    ['number', { min: 2, max: 1 }, 'unfillable-field'],
    ['date', { min: '2026-02-01', max: '2026-01-31' }, 'unfillable-field'],
    ['date', { min: 'today', max: '2026-01-31', weekdays: ['Monday'] }, undefined],
    ['date', { min: 'today-1', max: 'today+30' }, undefined],
    ['date', { min: 'today+10', max: 'today+9' }, 'unfillable-field'],
    ['date', { min: 'today + 3' }, 'wrong-limit'],
    ['time', { min: 'today' }, 'wrong-limit'],
    ['checkbox', { label: 'I agree to [the rules](/nowhere).' }, 'missing-page'],
    ['checkbox', { label: `I agree to ${'all of it, '.repeat(20)}and [more](/invite).` }, undefined],
    ['checkbox', { label: 'I agree to [this](/invite).' }, 'vague-link'],
    ['text', { label: 5 }, 'wrong-type'],
    ['text', { label: 'a'.repeat(81) }, 'text-too-long'],
    ['text', { weekdays: ['Monday'] }, 'unfit-property'],
    ['date', { weekdays: ['Moonday'] }, 'value-not-allowed'],
    ['time', { min: '09:00', max: '18:30' }, undefined],
    ['time', { min: '9:00' }, 'wrong-limit'],
    ['number', { min: '1' }, 'wrong-limit'],
    ['text', { minLength: 3, maxLength: 2 }, 'unfillable-field'],
    ['text', { min: 3 }, 'unfit-property'],
    ['date', { maxLength: 3 }, 'unfit-property'],
    ['checkbox', { options: ['A'] }, 'unfit-property'],
    ['email', { value: 'x' }, 'unfit-property'],
  ])('of the kind %s with %j: %s', (kind, more, code) => {
    expect(told({ visit: withField('more', kind, more) })).toEqual(
      code === undefined ? [] : [['visit.json', code]],
    );
  });
});
