import { describe, expect, it } from 'vitest';
import { exampleNumber, internationalDigits, numberFault, phoneNumber } from './phone-number';

describe('The digits of a number for WhatsApp', () => {
  it.each([
    ['+91 98000 00000', '919800000000'],
    ['919800000000', '919800000000'],
    ['0049 170 1234567', '491701234567'],
    ['+49 (0)170 1234567', '491701234567'],
    ['+1 (415) 555-0100', '14155550100'],
    ['98000 00000', undefined],
    ['0170 1234567', undefined],
    ['Asha', undefined],
  ])('%s are %s', (written, digits) => {
    expect(internationalDigits(written)).toBe(digits);
  });
});

describe('A number', () => {
  it.each([
    ['+49 40 123456', undefined],
    ['040 123456', 'DE'],
    ['(415) 555-0100', 'US'],
    ['020 2567 1234', 'IN'],
    ['+800 1234 5678', undefined],
  ])('%s of %s is whole', (written, country) => {
    expect(numberFault(written, country)).toBeUndefined();
  });

  it.each([
    ['+49 301', undefined, 'short'],
    ['+91 98000 0000', undefined, 'short'],
    ['+91 98000 000001', undefined, 'long'],
    ['555-0100', 'US', 'short'],
    ['415 555 010 012', 'US', 'long'],
    ['+999 1234 5678', 'DE', 'code'],
    ['040 123456', undefined, 'code'],
  ])('%s of %s has a fault: %s', (written, country, fault) => {
    expect(numberFault(written, country)).toBe(fault);
  });

  it('is one of the country in which it is written, unless it says another one', () => {
    expect(phoneNumber('0170 1234567', 'DE')?.number).toBe('+491701234567');
    expect(phoneNumber('+91 98000 00000', 'DE')?.country).toBe('IN');
    expect(phoneNumber('98000 00000', 'no country')).toBeUndefined();
  });
});

it('A country has an example of its numbers, where its numbers are known', () => {
  expect(exampleNumber('DE')).toMatch(/^\+49 /);
  expect(exampleNumber('AQ')).toBeUndefined();
  expect(exampleNumber(undefined)).toBeUndefined();
});
