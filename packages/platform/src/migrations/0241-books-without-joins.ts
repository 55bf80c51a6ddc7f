import { type Kysely, sql } from 'kysely'

/**
 * Stores what an invoice is for in its own row, so that a year of invoices can be summed from an index alone; it is not part of the
 * document. A trigger sets it, so that it also works for a server of the previous version that is still running. Membership changes are
 * read from indexes, too. @spec decisions 13.8
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Most are monthly, which writes no row.
    alter table invoice add column sold text not null default 'monthly';
    alter table invoice alter column sold set default '';
    comment on column invoice.sold is 'The plan, or a rental; noted by a trigger. Of a credit note: what is corrected.';
    drop index invoice_issued;
    alter table invoice disable trigger invoice_unchanged;
    update invoice set sold = known.sold
    from (
      select paper.id, case
        when paid.id is null or paid.purpose = 'rental' then 'rental'
        else coalesce(paid.details ->> 'plan', 'monthly') end as sold
      from invoice paper
      left join invoice corrected on corrected.id = paper.corrects
      left join payment_order paid on paid.id = coalesce(corrected.payment_order_id, paper.payment_order_id)
    ) known
    where known.id = invoice.id and known.sold <> 'monthly';
    alter table invoice enable trigger invoice_unchanged;
    alter table invoice add check (sold in ('monthly', 'annually', 'rental'));

    create function note_sold() returns trigger language plpgsql as $$
      begin
        new.sold = coalesce(
          (select sold from invoice where id = new.corrects),
          (select case purpose when 'rental' then 'rental' else coalesce(details ->> 'plan', 'monthly') end
           from payment_order where id = new.payment_order_id),
          'rental');
        return new;
      end $$;
    create trigger invoice_sold before insert on invoice for each row execute function note_sold();

    create index invoice_books on invoice (issued_at, id) include (currency, country, sold, gross_cents, net_cents, vat_cents);
    create index invoice_credited on invoice (issued_at, id) where gross_cents < 0;

    drop index membership_change_at, membership_change_subscription;
    create index membership_change_at on membership_change (at) include (country, plan, kind, trials, paying);
    create index membership_change_subscription on membership_change (subscription_id, id) include (at, country, plan, kind, trials, paying);
  `.execute(db)
}
