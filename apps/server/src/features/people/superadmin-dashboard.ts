import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSuperadminDashboard } from "@learnin/contract/routes/people/people.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { countOpenDisagreements } from "../disagreements/index.ts";
import { dayIn, lastSevenDays } from "../rewards/index.ts";
import {
	countFinishedByDay,
	countPeople,
	countWaitingInvitations,
	countWaitingOrders,
	type PeopleCounts,
	selectPeopleCounts,
	sumPayments,
	upsertPeopleCounts,
} from "./people.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Above this number people are counted once a minute, not for every viewer. */
const many = 5_000;
const minute = 60 * 1000;

/** Figures of the whole product, without anything about a single person. */
export async function superadminDashboard(
	app: AppContext,
): Promise<RouteResponse<typeof getSuperadminDashboard>> {
	const now = app.now();
	const today = dayIn("UTC", now);
	const firstDay = new Date(Date.parse(`${today}T00:00:00Z`) - 6 * DAY_MS);
	const [people, days, payments, waiting_orders, waiting_invitations, open_disagreements] = await Promise.all(
		[
			readPeople(app),
			countFinishedByDay(app.db, firstDay, now),
			sumPayments(app.db, new Date(now.getTime() - 30 * DAY_MS)),
			countWaitingOrders(app.db),
			countWaitingInvitations(app.db, now),
			countOpenDisagreements(app.db),
		],
	);
	const week = lastSevenDays(days, today);
	const week_finished = week.reduce((sum, { finished }) => sum + finished, 0);
	const week_first_try = week.reduce((sum, { first_try }) => sum + first_try, 0);
	return {
		...people,
		today_finished: week.at(-1)?.finished ?? 0,
		week_finished,
		week_first_try_share: week_finished === 0 ? null : week_first_try / week_finished,
		week,
		payments: payments.map(({ currency, count, amount_minor }) => ({
			currency,
			count,
			amount: toMajor(amount_minor),
		})),
		waiting_orders,
		waiting_invitations,
		open_disagreements,
	};
}

async function readPeople({ db, now }: AppContext): Promise<PeopleCounts> {
	const kept = await selectPeopleCounts(db, new Date(now().getTime() - minute));
	if (kept !== undefined) return kept;
	const counted = await countPeople(db, now());
	if (counted.parents + counted.students + counted.registering_accounts > many)
		await upsertPeopleCounts(db, counted, now());
	return counted;
}
