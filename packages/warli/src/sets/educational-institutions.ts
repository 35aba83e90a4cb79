import type { SceneSet } from '../page';
import { after } from './educational-institutions/after';
import { admissionWindow } from './educational-institutions/admission-window';
import { cameraLesson } from './educational-institutions/camera-lesson';
import { edtech } from './educational-institutions/edtech';
import { hero } from './educational-institutions/hero';
import { libraryTable } from './educational-institutions/library-table';
import { officeStaff } from './educational-institutions/office-staff';
import { principal } from './educational-institutions/principal';
import { schoolGate } from './educational-institutions/school-gate';
import { sportsDay } from './educational-institutions/sports-day';
import { staffRoom } from './educational-institutions/staff-room';
import { story } from './educational-institutions/story';
import { students } from './educational-institutions/students';
import { teacher } from './educational-institutions/teacher';

/** Schools and colleges. */
export const educationalInstitutions: SceneSet = {
  ground: 'monsoon',
  sizes: { story: [2400, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    hero: 'flat',
    'staff-room': 'paper',
    'camera-lesson': 'paper',
    teacher: 'flat',
    principal: 'flat',
    'office-staff': 'flat',
    students: 'flat',
    edtech: 'flat',
  },
  scenes: {
    after,
    hero,
    'school-gate': schoolGate,
    'staff-room': staffRoom,
    'library-table': libraryTable,
    'admission-window': admissionWindow,
    'camera-lesson': cameraLesson,
    'sports-day': sportsDay,
    teacher,
    principal,
    'office-staff': officeStaff,
    students,
    edtech,
    story,
  },
};
