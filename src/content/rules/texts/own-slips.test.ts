import { describe, expect, it } from 'vitest';
import { nearMailIn, nearNameIn } from './own-slips';

describe('The name of the speaker', () => {
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
    expect(nearMailIn(text, 'team@vikram.example')?.better).toBe('team@vikram.example');
  });

  it.each([
    'team@vikram.example',
    'Team@Vikram.Example',
    'press@vikram.example',
    'team@asha.example',
    'team2@vikram.example',
  ])('may be another one: %s', (text) => {
    expect(nearMailIn(text, 'team@vikram.example')).toBeUndefined();
  });
});
