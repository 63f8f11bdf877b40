import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { selectLastPeriods } from "./renewals.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
const daysBefore = 3;
/** A job that did not run for a day or two, for example during an outage, still notifies of ended days. */
const daysAfter = 3;

type Needs = Pick<AppContext, "config" | "db" | "jobs" | "now">;
type LastPeriod = Awaited<ReturnType<typeof selectLastPeriods>>[number];

/** Notifies guardians once that a child's paid days end soon, and once that they have ended. Idempotent. */
export async function remindOfRenewals(app: Needs): Promise<void> {
	const now = app.now();
	const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
	await eachPeriod(app, { from: now, until: inDays(daysBefore) }, (period) =>
		tell(app, period, {
			event_key: `renewal-due-${period.id}`,
			subject: `Paid days end on ${dateOf(period)}`,
			description: `${period.name}’s paid days end on ${dateOf(period)}. You can add ${PERIOD_DAYS} more; nothing renews automatically.`,
		}),
	);
	await eachPeriod(app, { from: inDays(-daysAfter), until: now }, (period) =>
		tell(app, period, {
			event_key: `renewal-ended-${period.id}`,
			subject: `Paid days ended on ${dateOf(period)}`,
			description: `${period.name}’s paid days ended on ${dateOf(period)}. All progress is saved, and practice resumes once you add ${PERIOD_DAYS} more.`,
		}),
	);
}

async function eachPeriod(
	app: Needs,
	ending: { from: Date; until: Date },
	work: (period: LastPeriod) => Promise<void>,
): Promise<void> {
	for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
		const periods = await selectLastPeriods(app.db, { ...ending, after });
		for (const period of periods) await work(period);
		const last = periods.at(-1);
		if (last === undefined) return;
		after = last.id;
	}
}

async function tell(
	app: Needs,
	{ family_id }: LastPeriod,
	news: { event_key: string; subject: string; description: string },
): Promise<void> {
	await inTransaction(app.db, (tx) =>
		notifyGuardians(app, tx, {
			...news,
			family_id,
			kind: "renewal_due",
			page: "/student/invitation/payment",
		}),
	);
}

/** In the time zone in which the child's days are counted. */
function dateOf({ ends_at, time_zone }: LastPeriod): string {
	return ends_at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: time_zone });
}
