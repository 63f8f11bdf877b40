import type { AppContext } from "../../platform/app-context.ts";
import { askStripe } from "../payments/index.ts";
import { selectUndecided } from "./disputes.queries.ts";
import { settleDispute } from "./settle-dispute.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Disputes opened since then are looked up at Stripe. */
const lookedBackDays = 14;

/** Asks Stripe about every undecided dispute and looks for new ones, in case events never arrived. */
export async function settleDisputes(app: AppContext): Promise<void> {
	const since = Math.floor((app.now().getTime() - lookedBackDays * DAY_MS) / 1000);
	const ids = new Set((await selectUndecided(app.db)).map(({ stripe_dispute_id }) => stripe_dispute_id));
	const listed = app.stripe.disputes.list({ created: { gte: since }, limit: 100 });
	await askStripe(async () => {
		for await (const { id } of listed) ids.add(id);
	});
	for (const id of ids) await settleDispute(app, id);
}
