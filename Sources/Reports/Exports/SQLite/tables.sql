-- The tables of an exported book.
--
-- Days are written 2026-03-31, months 2026-03. No column holds a binary fraction: an amount is an
-- exact decimal as text, and beside it in whole units, of which all amounts of a currency have the
-- same (`currencies.one` of them are 1), so that sums of units are exact. What went out is negative.

PRAGMA user_version = 1;

CREATE TABLE currencies (
  code TEXT NOT NULL PRIMARY KEY,
  scale INTEGER NOT NULL, -- decimals of its units
  one INTEGER NOT NULL -- units in 1.00
) STRICT, WITHOUT ROWID;

CREATE TABLE book (
  currency TEXT NOT NULL REFERENCES currencies (code),
  date_basis TEXT NOT NULL, -- purchase or posting: the day that a transaction is shown by
  as_of TEXT -- the newest end of a statement
) STRICT;

CREATE TABLE cards (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT,
  currency TEXT REFERENCES currencies (code)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  card TEXT NOT NULL REFERENCES cards (id),
  place INTEGER NOT NULL, -- the newest number last
  number TEXT NOT NULL,
  PRIMARY KEY (card, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE categories (
  path TEXT NOT NULL PRIMARY KEY,
  parent TEXT REFERENCES categories (path),
  name TEXT NOT NULL,
  kind TEXT NOT NULL, -- expense, income or transfer
  icon TEXT,
  color TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE periods (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT, -- none while it is open
  automatic INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE budgets (
  id INTEGER NOT NULL PRIMARY KEY,
  category TEXT REFERENCES categories (path), -- none for all spending
  span TEXT NOT NULL, -- week, month, quarter, year or period
  period TEXT, -- the name of the period that it is for
  amount TEXT NOT NULL,
  amount_units INTEGER NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies (code),
  rolls_over INTEGER NOT NULL,
  since TEXT
) STRICT;

CREATE TABLE rates (
  base TEXT NOT NULL REFERENCES currencies (code),
  quote TEXT NOT NULL REFERENCES currencies (code),
  day TEXT NOT NULL,
  rate TEXT NOT NULL, -- units of quote for one of base
  digits INTEGER NOT NULL, -- the rate without its decimal mark
  scale INTEGER NOT NULL, -- how many of them stand behind it
  PRIMARY KEY (base, quote, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE imports (
  id TEXT NOT NULL PRIMARY KEY,
  file TEXT NOT NULL,
  time TEXT NOT NULL, -- UTC
  state TEXT NOT NULL, -- live, undone or awaiting-file
  row_count INTEGER NOT NULL,
  new INTEGER NOT NULL,
  known INTEGER NOT NULL,
  settled INTEGER NOT NULL,
  rejected INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE statements (
  id INTEGER NOT NULL PRIMARY KEY,
  import_id TEXT REFERENCES imports (id),
  card TEXT NOT NULL REFERENCES cards (id),
  file TEXT NOT NULL,
  file_hash TEXT NOT NULL, -- SHA-256
  ordinal INTEGER NOT NULL, -- which statement of its file, from 0
  account TEXT,
  account_type TEXT,
  institution TEXT,
  currency TEXT NOT NULL REFERENCES currencies (code),
  first_day TEXT,
  last_day TEXT,
  opening_balance TEXT,
  opening_units INTEGER,
  opening_day TEXT,
  closing_balance TEXT,
  closing_units INTEGER,
  closing_day TEXT,
  row_count INTEGER NOT NULL
) STRICT;

CREATE TABLE transactions (
  id TEXT NOT NULL PRIMARY KEY,
  card TEXT NOT NULL REFERENCES cards (id),
  date TEXT NOT NULL, -- the day it is shown by
  month TEXT NOT NULL, -- of that day
  purchase_date TEXT,
  posting_date TEXT,
  charge_date TEXT,
  description TEXT NOT NULL, -- as the bank wrote it
  payee TEXT,
  merchant TEXT NOT NULL, -- the payee, else the merchant's name in the description
  merchant_key TEXT NOT NULL, -- equal where reports take merchants for one
  memo TEXT,
  category TEXT REFERENCES categories (path), -- none where it is split, too
  category_source TEXT, -- rule, person or link
  status TEXT NOT NULL, -- posted, pending, withdrawn or deleted
  hidden INTEGER NOT NULL,
  -- spending, income, transfer, payment, hidden, uncategorized-inflow or gone; none where it is split
  role TEXT,
  kind TEXT, -- what the statement calls it
  note TEXT,
  period TEXT, -- as a rule or a person assigned it, by name
  amount TEXT NOT NULL,
  amount_units INTEGER NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies (code),
  original_amount TEXT, -- in the currency of the purchase
  original_units INTEGER,
  original_currency TEXT REFERENCES currencies (code),
  installment INTEGER,
  installment_count INTEGER,
  bank_category TEXT,
  merchant_category_code INTEGER,
  file TEXT NOT NULL, -- of the row that is shown
  line INTEGER NOT NULL,
  possible_duplicate_of TEXT REFERENCES transactions (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE parts (
  transaction_id TEXT NOT NULL REFERENCES transactions (id),
  number INTEGER NOT NULL, -- from 1
  category TEXT NOT NULL REFERENCES categories (path),
  role TEXT NOT NULL,
  amount TEXT NOT NULL,
  amount_units INTEGER NOT NULL,
  PRIMARY KEY (transaction_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tags (
  transaction_id TEXT NOT NULL REFERENCES transactions (id),
  place INTEGER NOT NULL, -- from 1
  tag TEXT NOT NULL,
  PRIMARY KEY (transaction_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE rows (
  transaction_id TEXT NOT NULL REFERENCES transactions (id),
  place INTEGER NOT NULL, -- from 1, as they joined it
  statement_id INTEGER NOT NULL REFERENCES statements (id),
  line INTEGER NOT NULL,
  record INTEGER NOT NULL,
  status TEXT NOT NULL, -- posted or pending
  purchase_date TEXT,
  posting_date TEXT,
  charge_date TEXT,
  description TEXT NOT NULL,
  amount TEXT NOT NULL,
  amount_units INTEGER NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies (code),
  native_id TEXT,
  evidence TEXT NOT NULL, -- why it is of the transaction
  PRIMARY KEY (transaction_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE period_transactions (
  period TEXT NOT NULL REFERENCES periods (id),
  transaction_id TEXT NOT NULL REFERENCES transactions (id),
  PRIMARY KEY (period, transaction_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
  id INTEGER NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL, -- transfer or refund
  state TEXT NOT NULL, -- confirmed, automatic, proposed or refused
  source TEXT NOT NULL REFERENCES transactions (id), -- where the money went out
  target TEXT NOT NULL REFERENCES transactions (id), -- where it came in
  evidence TEXT NOT NULL
) STRICT;
