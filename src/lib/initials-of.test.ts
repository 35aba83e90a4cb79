import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of';

describe('The initials of a name', () => {
  it.each([
    ['Asha Kulkarni', 'AK'],
    ['Maria de los Santos', 'MS'],
    ['Dr. Sunita Jagtap', 'SJ'],
    ['A. R. Rahman', 'R'],
    ['Ravi', 'R'],
    ['Meera (Reception)', 'M'],
    ['डॉ. सुनीता जगताप', 'सुज'],
    ['7', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
