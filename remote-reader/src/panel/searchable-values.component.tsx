import { Button } from '@leeszaal/shared-ui/button';
import { Fragment } from 'react';

interface SearchableValuesProps {
  readonly values: readonly string[];
  readonly onSearch: (value: string) => void;
}

/** Values separated by commas, each of which starts a search. */
export function SearchableValues({ values, onSearch }: SearchableValuesProps) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <Button variant="link" onPress={() => onSearch(value)}>
        <bdi>{value}</bdi>
      </Button>
    </Fragment>
  ));
}
