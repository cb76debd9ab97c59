import { expect, test } from 'vitest';

import { figure } from './figure';

test('what is less than nothing has a minus', () => expect([-5, 0, 86].map(figure)).toEqual(['−5', '0', '86']));
