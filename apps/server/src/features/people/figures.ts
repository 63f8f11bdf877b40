import type { RouteResponse } from "@learnin/contract/define-route";
import type { getFigures } from "@learnin/contract/routes/people/people.contract";
import { QUESTION_STATES } from "@learnin/contract/routes/bank/question-bank.contract";
import { countStates } from "@learnin/domain/authoring/draft/count-states";
import { toMajor } from "@learnin/domain/pricing/money";
import { dateOfDay, dayNumber } from "@learnin/domain/rewards/week";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { dayIn } from "../rewards/index.ts";
import {
	countDays,
	countWaitingForPeople,
	type DayFigures,
	type DayMoney,
	replaceDays,
	selectKeptDays,
	selectKeptMoney,
	selectModelDays,
	selectQuestionCounts,
	sumMoney,
} from "./figures.queries.ts";

type Figures = RouteResponse<typeof getFigures>;
type App = Pick<AppContext, "db" | "now">;

/** The longest period that is shown. */
const most = 90;
/** How many days the job counts in one statement: none takes long, however much happened in a year. */
const atOnce = 10;

const dayBefore = (day: string, by: number) => dateOfDay(dayNumber(day) - by);

/** Figures by day: stored ones for past days, live ones for today and days not stored yet. */
export async function figures(app: App, { days }: { days: "30" | "90" }): Promise<Figures> {
	const today = dayIn("UTC", app.now());
	const first = dayBefore(today, Number(days) - 1);
	const [counted, models, questions, waiting] = await Promise.all([
		readDays(app, first, today),
		selectModelDays(app.db, first),
		selectQuestionCounts(app.db),
		countWaitingForPeople(app.db),
	]);
	const counts = countStates(questions);
	const modelsOf = new Map(models.map((row) => [row.day, row]));
	return {
		days: counted.days.map(({ day, ...figuresOfDay }) => ({
			date: day,
			...figuresOfDay,
			model_calls: modelsOf.get(day)?.calls ?? 0,
			model_cost: (modelsOf.get(day)?.cost_micros ?? 0) / 1_000_000,
		})),
		money: counted.money.map(({ day, paid_minor, refunded_minor, ...money }) => ({
			date: day,
			...money,
			paid: toMajor(paid_minor),
			refunded: toMajor(refunded_minor),
		})),
		questions: QUESTION_STATES.map((state) => ({ state, count: counts[state] })),
		published_changing: counts.published_changing,
		waiting,
	};
}

async function readDays(
	{ db }: App,
	first: string,
	today: string,
): Promise<{ days: DayFigures[]; money: DayMoney[] }> {
	const kept = await selectKeptDays(db, first);
	// Stored days are contiguous: everything after the last one is counted now, or everything if the first ones
	// are missing.
	const isWhole =
		kept[0]?.day === first && kept.length === dayNumber(kept.at(-1)?.day ?? first) - dayNumber(first) + 1;
	const past = isWhole ? kept.filter(({ day }) => day < today) : [];
	const begins = past.length === 0 ? first : dayBefore(past.at(-1)?.day ?? first, -1);
	const [days, money, keptMoney] = await Promise.all([
		countDays(db, begins, today, past.at(-1)?.enrolled),
		sumMoney(db, begins, today),
		selectKeptMoney(db, first),
	]);
	return {
		days: [...past, ...days],
		money: [...keptMoney.filter(({ day }) => day < begins), ...money],
	};
}

/** The job: stores every past day that was not stored, and yesterday again for late data. */
export async function storePastDays(app: App): Promise<void> {
	const { db } = app;
	const today = dayIn("UTC", app.now());
	const oldest = dayBefore(today, most);
	const kept = await selectKeptDays(db, oldest);
	const known = new Set(kept.map(({ day }) => day));
	const yesterday = dayBefore(today, 1);
	let first = yesterday;
	for (let back = most; back > 1 && first === yesterday; back -= 1)
		if (!known.has(dayBefore(today, back))) first = dayBefore(today, back);
	for (let from = first; from <= yesterday; from = dayBefore(from, -atOnce)) {
		const last = dayBefore(from, 1 - atOnce);
		await keepSome(app, from, last < yesterday ? last : yesterday);
	}
}

async function keepSome({ db, now }: App, first: string, last: string): Promise<void> {
	const days = await countDays(db, first, last);
	const money = await sumMoney(db, first, last);
	await inTransaction(db, (tx) => replaceDays(tx, days, money, now()));
}
