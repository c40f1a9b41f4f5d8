-- What is made once the tables are filled.

CREATE INDEX transactions_by_date ON transactions (date);
CREATE INDEX transactions_by_card ON transactions (card, date);
CREATE INDEX transactions_by_category ON transactions (category, date);
CREATE INDEX transactions_by_merchant ON transactions (merchant_key, date);
CREATE INDEX parts_by_category ON parts (category);
CREATE INDEX tags_by_tag ON tags (tag);
CREATE INDEX rows_by_statement ON rows (statement_id);
CREATE INDEX period_transactions_by_transaction ON period_transactions (transaction_id);
CREATE INDEX links_by_source ON links (source);
CREATE INDEX links_by_target ON links (target);

-- Every category with itself and with each that it lies below.
CREATE VIEW category_ancestors (category, ancestor) AS
WITH RECURSIVE above (category, ancestor) AS (
  SELECT path, path FROM categories
  UNION ALL
  SELECT above.category, categories.parent
  FROM above JOIN categories ON categories.path = above.ancestor
  WHERE categories.parent IS NOT NULL
)
SELECT category, ancestor FROM above;

-- What `daybook list` shows: each transaction, one that is split as its parts.
CREATE VIEW entries AS
SELECT
  id, NULL AS part, date, month, card, description, merchant, merchant_key, category, status, role,
  amount, amount_units, currency
FROM transactions
WHERE role IS NOT NULL
UNION ALL
SELECT
  whole.id, part.number, whole.date, whole.month, whole.card, whole.description, whole.merchant,
  whole.merchant_key, part.category, whole.status, part.role, part.amount, part.amount_units,
  whole.currency
FROM parts AS part JOIN transactions AS whole ON whole.id = part.transaction_id;

-- What counts as spending in reports; a charge is positive here, and a refund negative.
CREATE VIEW spending AS
SELECT
  id, part, date, month, card, description, merchant, merchant_key, category, currency,
  CASE
    WHEN amount_units = 0 THEN amount
    WHEN amount_units < 0 THEN substr(amount, 2)
    ELSE '-' || amount
  END AS spent,
  -amount_units AS spent_units
FROM entries
WHERE role = 'spending' AND status = 'posted';

CREATE VIEW spending_by_month AS
WITH sums AS (
  SELECT month, currency, count(*) AS count, sum(spent_units) AS units
  FROM spending GROUP BY month, currency
)
SELECT
  month, currency, count,
  iif(units < 0, '-', '') || iif(
    scale = 0, abs(units), printf('%d.%0*d', abs(units) / one, scale, abs(units) % one)) AS spent,
  units AS spent_units
FROM sums JOIN currencies ON code = currency;

CREATE VIEW spending_by_category AS
WITH sums AS (
  SELECT month, category, currency, count(*) AS count, sum(spent_units) AS units
  FROM spending GROUP BY month, category, currency
)
SELECT
  month, category, currency, count,
  iif(units < 0, '-', '') || iif(
    scale = 0, abs(units), printf('%d.%0*d', abs(units) / one, scale, abs(units) % one)) AS spent,
  units AS spent_units
FROM sums JOIN currencies ON code = currency;

CREATE VIEW spending_by_merchant AS
WITH sums AS (
  SELECT
    merchant_key, min(merchant) AS merchant, currency, count(*) AS count,
    sum(spent_units) AS units, min(date) AS first_day, max(date) AS last_day
  FROM spending GROUP BY merchant_key, currency
)
SELECT
  merchant, currency, count,
  iif(units < 0, '-', '') || iif(
    scale = 0, abs(units), printf('%d.%0*d', abs(units) / one, scale, abs(units) % one)) AS spent,
  units AS spent_units, first_day, last_day
FROM sums JOIN currencies ON code = currency;

-- What the posted transactions of each card come to, hidden ones and transfers too.
CREATE VIEW card_totals AS
WITH sums AS (
  SELECT card, currency, count(*) AS count, sum(amount_units) AS units
  FROM transactions WHERE status = 'posted' GROUP BY card, currency
)
SELECT
  card, currency, count,
  iif(units < 0, '-', '') || iif(
    scale = 0, abs(units), printf('%d.%0*d', abs(units) / one, scale, abs(units) % one)) AS total,
  units AS total_units
FROM sums JOIN currencies ON code = currency;

-- The newest balance that a statement states of each card's account.
CREATE VIEW balances AS
WITH stated AS (
  SELECT
    id, card, account, currency, coalesce(closing_day, last_day) AS day,
    closing_balance AS balance, closing_units AS balance_units, file
  FROM statements WHERE closing_balance IS NOT NULL
), ranked AS (
  SELECT
    *,
    row_number() OVER (PARTITION BY card, account, currency ORDER BY day DESC, id DESC) AS rank
  FROM stated
)
SELECT card, account, currency, day, balance, balance_units, file FROM ranked WHERE rank = 1;
