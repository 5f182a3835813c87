import { expect, test } from '@jest/globals';
import { usedMembers } from './missing-react.ts';

test.each([
  ['import React from "react";\nReact.useId(); React["useMemo"];', ['useId', 'useMemo']],
  ["import * as React from 'react';\nReact.memo(1);", ['memo']],
  [
    'import $a$react, {useRef as $a$useRef} from "react";\n(0, $a$react).forwardRef(f); $a$useRef();',
    ['forwardRef'],
  ],
  ['import {useRef} from "react";\nuseRef();', []],
])('finds the members of the default export of React: %s', (code, members) => {
  expect(usedMembers(code)).toEqual(members);
});
