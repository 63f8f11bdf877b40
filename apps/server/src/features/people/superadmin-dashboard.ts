import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSuperadminDashboard } from "@learnin/contract/routes/people.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { countOpenDisagreements } from "../disagreements/index.ts";
import { dayIn, lastSevenDays } from "../rewards/index.ts";
import {
	countAccounts,
	countFinishedByDay,
	countStudents,
	countWaitingInvitations,
	countWaitingOrders,
	sumPayments,
} from "./people.queries.ts";

const day = 24 * 60 * 60 * 1000;

/** Figures of the whole product, without anything of a single person. */
export async function superadminDashboard(
	app: AppContext,
): Promise<RouteResponse<typeof getSuperadminDashboard>> {
	const now = app.now();
	const today = dayIn("UTC", now);
	const firstDay = new Date(Date.parse(`${today}T00:00:00Z`) - 6 * day);
	const [accounts, students, days, payments, waiting_orders, waiting_invitations, open_disagreements] =
		await Promise.all([
			countAccounts(app.db),
			countStudents(app.db, now),
			countFinishedByDay(app.db, firstDay, now),
			sumPayments(app.db, new Date(now.getTime() - 30 * day)),
			countWaitingOrders(app.db),
			countWaitingInvitations(app.db, now),
			countOpenDisagreements(app.db),
		]);
	const week = lastSevenDays(days, today);
	const week_finished = week.reduce((sum, { finished }) => sum + finished, 0);
	const week_first_try = week.reduce((sum, { first_try }) => sum + first_try, 0);
	return {
		...accounts,
		...students,
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
