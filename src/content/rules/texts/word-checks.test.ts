import { describe, expect, it } from 'vitest';
import { mistypedMail } from './link-checks';
import { nearNameIn, pictureWordsIn, typedYearIn } from './word-checks';

describe('The name of the owner', () => {
  it.each([
    ['We met Vikram Sahydri there.', 'Vikram Sahyadri'],
    ['Vikrem Sahyadri’s team', 'Vikram Sahyadri'],
    ['Vikram  Sahyadry', 'Vikram  Sahyadri'],
  ])('is mistyped: %s', (text, better) => {
    expect(nearNameIn(text, 'Vikram Sahyadri')?.better).toBe(better);
  });

  it.each(['Vikram Sahyadri speaks.', 'Vikram Sarabhai', 'The Sahyadri range, and Vikram', 'Vikram'])(
    'may be as it is: %s',
    (text) => {
      expect(nearNameIn(text, 'Vikram Sahyadri')).toBeUndefined();
    },
  );

  it('may have three words, and one alone', () => {
    expect(nearNameIn('Dr Asha Kulkrni', 'Dr Asha Kulkarni')?.better).toBe('Asha Kulkarni');
    expect(nearNameIn('Ashha', 'Asha')).toBeUndefined();
  });
});

describe('The e-mail address of the settings', () => {
  it.each([
    'team@vikram.exmaple',
    'Write to team@vikarm.example.',
    'taem@vikram.example',
    'mailto:teams@vikram.example',
  ])('is mistyped: %s', (text) => {
    expect(mistypedMail(text, { mail: 'team@vikram.example' })?.better).toBe('team@vikram.example');
  });

  it.each([
    'team@vikram.example',
    'Team@Vikram.Example',
    'press@vikram.example',
    'team@asha.example',
    'team2@vikram.example',
  ])('may be another one: %s', (text) => {
    expect(mistypedMail(text, { mail: 'team@vikram.example' })).toBeUndefined();
  });
});

describe('The words for a picture', () => {
  it.each([
    ['Image of four people', 'Four'],
    ['a photo showing the river', 'The'],
  ])('begin with what is to be seen: %s', (alt, better) => {
    expect(pictureWordsIn(alt)?.better).toBe(better);
  });

  it.each(['Drawing of a nun', 'Pictures of the year on a wall', 'A photograph hangs on a wall'])(
    'may be %s',
    (alt) => {
      expect(pictureWordsIn(alt)).toBeUndefined();
    },
  );
});

describe('The year of a copyright', () => {
  it.each([
    ['© 2024 Asha', '© {year}'],
    ['Copyright 2019–2025 Asha', 'Copyright 2019–{year}'],
    ['(c) 2026', '(c) {year}'],
  ])('is a placeholder: %s', (text, better) => {
    expect(typedYearIn(text)?.better).toBe(better);
  });

  it.each(['© {year} Asha', '© 2019–{year} Asha', '© Asha 2024 Productions'])('may be %s', (text) => {
    expect(typedYearIn(text)).toBeUndefined();
  });
});
