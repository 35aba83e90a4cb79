import type { Mistake } from './mistake';
import { addressMistakes } from './mistakes/addresses';
import { auditedMistakes } from './mistakes/audited';
import { copiedMistakes, misplacedMistakes } from './mistakes/copied';
import { entryMistakes } from './mistakes/entries';
import { followedMistakes } from './mistakes/followed';
import { lostMistakes } from './mistakes/lost';
import { meaningMistakes } from './mistakes/meaning';
import { meantMistakes } from './mistakes/meant';
import { messageMistakes } from './mistakes/messages';
import { newcomerMistakes } from './mistakes/newcomers';
import { pastedMistakes } from './mistakes/pasted';
import { pictureMistakes } from './mistakes/pictures';
import { playedMistakes } from './mistakes/played';
import { reviewedMistakes } from './mistakes/reviewed';
import { rewordedMistakes } from './mistakes/reworded';
import { shapeMistakes } from './mistakes/shape';
import { siteMistakes } from './mistakes/site';
import { strayMistakes } from './mistakes/stray';
import { bracketMistakes, syntaxMistakes } from './mistakes/syntax';
import { textMistakes } from './mistakes/texts';
import { broughtMistakes } from './mistakes/brought';
import { brandMistakes, formMistakes } from './mistakes/brand-and-forms';
import { halfDoneMistakes } from './mistakes/half-done';

/** All mistakes that the check is measured by. */
export const corpus: readonly Mistake[] = [
  ...syntaxMistakes,
  ...bracketMistakes,
  ...shapeMistakes,
  ...siteMistakes,
  ...textMistakes,
  ...meaningMistakes,
  ...copiedMistakes,
  ...misplacedMistakes,
  ...pastedMistakes,
  ...strayMistakes,
  ...addressMistakes,
  ...reviewedMistakes,
  ...rewordedMistakes,
  ...newcomerMistakes,
  ...auditedMistakes,
  ...playedMistakes,
  ...meantMistakes,
  ...messageMistakes,
  ...followedMistakes,
  ...lostMistakes,
  ...entryMistakes,
  ...pictureMistakes,
  ...broughtMistakes,
  ...halfDoneMistakes,
  ...brandMistakes,
  ...formMistakes,
];
