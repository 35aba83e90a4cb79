import type { Bones, Person } from '../../../figure/bones';
import { headset as bright } from '../../../props/headset';
import { cotton, marigold } from '../../../svg';

/** The four, each always the same: she who teaches. */
export const teacher: Partial<Person> = { woman: true };
/** He whose boy it is. */
export const father: Partial<Person> = { hat: 'turban' };
/** He at the office window. */
export const clerk: Partial<Person> = { hat: 'topi' };
/** She who telephones. */
export const counsellor: Partial<Person> = { woman: true, hat: 'plait' };

/** The counsellor's headphones: takes her bones. */
export const headset = (b: Bones): string => bright(b, true).replaceAll(marigold, cotton);
