import type { TestApp } from "@learnin/server/platform/testing/test-app";
import { query } from "./query.ts";

/**
 * Records every ledger entry as it is made, in the order of each account: an entry of a family's account is
 * made while that account's row is locked. Rolled-back entries are not included.
 */
export async function keepTrail(app: TestApp): Promise<void> {
	await query(
		app,
		`
		create table storm_trail (seq bigint generated always as identity, account_id uuid not null, change bigint not null);
		create function keep_storm_trail() returns trigger language plpgsql as $$
		begin
			insert into storm_trail (account_id, change)
				values (new.account_id, case new.side when 'credit' then new.amount_minor else -new.amount_minor end);
			return null;
		end $$;
		-- Its name sorts after the trigger that updates the balance.
		create trigger storm_trail after insert on ledger_entries
			for each row execute function keep_storm_trail()`,
	);
}
