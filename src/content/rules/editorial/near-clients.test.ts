import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const said = (name: string, company: string, position = 'HR manager') => ({
  name,
  position,
  company,
  rating: 5,
  text: 'They still talk about the second morning.',
});
const told = (...items: object[]) =>
  summaryOf({
    'more.json': pageText(
      'More',
      '',
      `${JSON.stringify({ type: 'testimonials', heading: 'Said', items })}, ${JSON.stringify({ type: 'names', heading: 'Clients', names: ['Wainganga Castings', 'Owl & Mango'] })}`,
    ),
  });

describe('A client', () => {
  it('is spelt in one way', () => {
    expect(told(said('Rohini Bhalerao', 'Wainganga Castings'))).toEqual([]);
    expect(told(said('Rohini Bhalerao', 'Wainganga Casting'))).toEqual([
      ['more.json', 'near-client', 'Wainganga Castings'],
    ]);
    expect(
      told(said('Rohini Bhalerao', 'Wainganga Castings'), {
        ...said('Rohini Balerao', 'Wainganga Castings'),
        text: 'On the third day they asked for a fourth.',
      }),
    ).toEqual([['more.json', 'near-client', 'Rohini Balerao']]);
  });

  it('is spelt in one way also where nobody says what this person does', () => {
    const [one, other] = ['They still talk about the second morning.', 'They asked for a fourth day.'];
    expect(told({ name: 'Rohini Bhalerao', text: one }, { name: 'Rohini Balerao', text: other })).toEqual([
      ['more.json', 'near-client', 'Rohini Balerao'],
    ]);
  });

  it.each([
    ['another person of the company', 'Rohini Bhalerao', 'Rahul Bhalerao'],
    ['one whose name differs by two letters', 'Meena Joshi', 'Mena Joshii'],
  ])('may be %s', (_, one, other) => {
    const text = 'On the third day they asked for a fourth.';
    expect(told(said(one, 'Wainganga Castings'), { ...said(other, 'Wainganga Castings'), text })).toEqual([]);
  });

  it('may have a number or a short name that another one nearly has', () => {
    const text = 'On the third day they asked for a fourth.';
    expect(told(said('A. Rao', 'Plant number 1'), { ...said('B. Iyer', 'Plant number 2'), text })).toEqual(
      [],
    );
    expect(told(said('A. Rao', 'Owls'), { ...said('B. Iyer', 'Owl'), text })).toEqual([]);
  });
});
