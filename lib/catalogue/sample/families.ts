import type { Category } from '../offer';
import { audio } from './families-audio';
import { bags } from './families-bags';
import { beauty } from './families-beauty';
import { clothing } from './families-clothing';
import { computing } from './families-computing';
import { devices } from './families-devices';
import { food } from './families-food';
import { home } from './families-home';
import { jewellery } from './families-jewellery';
import { kitchen } from './families-kitchen';
import { outdoor } from './families-outdoor';
import { shoes } from './families-shoes';
import { toys } from './families-toys';
import type { Family } from './family';

export const families: Record<Category, Family[]> = {
  audio,
  bags,
  shoes,
  clothing,
  jewellery,
  kitchen,
  outdoor,
  computing: [...computing, ...devices],
  home,
  beauty,
  food,
  toys,
};
