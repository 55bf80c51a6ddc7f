import { type Kysely, sql } from 'kysely'

/** Coupons, who used them, and the list price beside the price paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon (
      code text primary key,
      percent smallint check (percent between 1 and 95),
      cents integer check (cents > 0),
      currency text,
      periods smallint not null check (periods between 1 and 24),
      audience text not null check (audience in ('new', 'returning', 'anyone')),
      plan text check (plan in ('monthly', 'annually')),
      max_uses integer check (max_uses > 0),
      note text not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      withdrawn_at timestamptz,
      check ((percent is null) <> (cents is null)),
      check ((cents is null) = (currency is null))
    );
    comment on column coupon.plan is 'The only one whose price it lowers; null: either.';
    comment on column coupon.max_uses is 'By so many members; null: by any number.';

    create table coupon_use (
      id text primary key,
      code text not null references coupon,
      -- Null again once the account is erased; the use still counts.
      account_id text references account on delete set null,
      used_at timestamptz not null
    );
    create unique index coupon_use_account on coupon_use (account_id, code) where account_id is not null;
    create index coupon_use_code on coupon_use (code);

    alter table subscription
      add column paid_cents integer check (paid_cents >= 0),
      add column coupon_code text,
      add column discount_percent smallint,
      add column discount_cents integer,
      add column discount_plan text check (discount_plan in ('monthly', 'annually')),
      add column discount_left smallint not null default 0 check (discount_left >= 0);
    comment on column subscription.paid_cents is 'For the running period; null: its price.';
    comment on column subscription.discount_left is 'How many periods to come are paid at the lower price.';
  `.execute(db)
}
