import { type Kysely, sql } from 'kysely'

/** Changes of memberships for the monthly figures; they outlive the account and identify nobody. @spec decisions 13.8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table membership_change (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      subscription_id text not null,
      kind text not null,
      plan text not null check (plan in ('monthly', 'annually')),
      country text not null,
      trials smallint not null check (trials between -1 and 1),
      paying smallint not null check (paying between -1 and 1)
    );
    comment on column membership_change.country is 'Of the member when the membership was first noted.';
    comment on column membership_change.trials is 'What is added to those who try.';
    comment on column membership_change.paying is 'What is added to those who pay.';
    create index membership_change_subscription on membership_change (subscription_id, id);
    create index membership_change_at on membership_change (at);

    -- Of those that ran before this table, what their row still says.
    with known as (
      select s.id, s.plan, a.country, s.state, s.started_at, s.trial_ends_at, s.past_due_since,
        coalesce(s.expire_at, s.period_ends_at) as ended_at,
        s.trial_ends_at is not null and (s.state = 'trialing' or s.months_paid = 0) as is_trial
      from subscription s join account a on a.id = s.account_id
    ), facts as (
      select id, started_at as at, 1 as step, case when trial_ends_at is null then 'joined' else 'trial_began' end as kind,
        plan, country, (trial_ends_at is not null)::int as trials, (trial_ends_at is null)::int as paying from known
      union all
      select id, trial_ends_at, 2, 'trial_converted', plan, country, -1, 1 from known where trial_ends_at is not null and not is_trial
      union all
      select id, past_due_since, 3, 'payment_failed', plan, country, 0, 0 from known where state = 'past_due' and past_due_since is not null
      union all
      select id, ended_at, 4, case when is_trial then 'trial_left' else 'ended' end, plan, country,
        -is_trial::int, -(not is_trial)::int from known where state = 'ended'
    )
    insert into membership_change (at, subscription_id, kind, plan, country, trials, paying)
      select at, id, kind, plan, country, trials, paying from facts order by at, step;
  `.execute(db)
}
