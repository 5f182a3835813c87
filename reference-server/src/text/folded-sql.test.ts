import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { foldText } from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { foldedSql } from './folded-sql.ts';

describeOnBothDatabases('a name in SQL', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.close());

  it.each([
    'Zoë Łęcka',
    'Çelik ÖZTÜRK',
    "Joost d'Ør van der Æst",
    'Straße und STRAẞE',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Мария Фёдорова',
    'Hœdic Ĳsbrand',
    'e\u0301toile',
    'Jan van ’t Hart',
    'Anne–Marie D‘Hooghe « Ann »',
    'n\u0308and ＦＵＬＬ',
    'plain',
  ])('%s is folded as texts are', async (name) => {
    const [row] = await database.query<{ folded: string }>(
      `select ${foldedSql('$1::text')} as folded`,
      [name],
    );
    expect(row?.folded).toBe(foldText(name));
  });
});
